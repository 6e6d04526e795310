import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './PageSkeleton.module.css'

/** Large cards with a scene each: solutions, assortments, articles, categories. */
export function CardsSkeleton() {
  return (
    <div className={css.cards}>
      {[1, 2, 3, 4].map((card) => (
        <div key={card}>
          <Skeleton ratio={3 / 2} />
          <Skeleton above={18} width="70%" height={26} />
          <Skeleton above={10} width="45%" height={18} />
        </div>
      ))}
    </div>
  )
}
