import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './CartChange.module.css'

/** A place of a sum; its sign is seen when the answer takes longer than a moment. */
export function Late({ width = '100%', height }: { width?: string | number; height: number }) {
  return (
    <span className={css.late}>
      <Skeleton width={width} height={height} />
    </span>
  )
}
