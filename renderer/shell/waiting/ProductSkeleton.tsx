import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './ProductSkeleton.module.css'

/** A product: its picture, and beside it the name, what it costs and the button. */
export function ProductSkeleton() {
  return (
    <div className={css.product}>
      <div>
        <Skeleton className={css.picture} />
        <div className={css.thumbs}>
          <Skeleton width={92} height={92} />
          <Skeleton width={92} height={92} />
        </div>
      </div>
      <div className={css.side}>
        <div>
          <Skeleton width={90} height={18} />
          <Skeleton className={css.title} width="92%" height={38} />
          <Skeleton className={css.line} width="58%" height={38} />
          <Skeleton className={css.title} height={18} />
        </div>
        <div className={css.sums}>
          <Skeleton width="46%" height={22} />
          <Skeleton width="32%" height={16} />
          <Skeleton height={92} />
          <Skeleton height={20} />
          <Skeleton height={20} />
        </div>
        <Skeleton className={css.button} height={56} />
      </div>
    </div>
  )
}
