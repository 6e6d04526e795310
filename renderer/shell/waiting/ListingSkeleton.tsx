import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './ListingSkeleton.module.css'

/** Products on the ruled grid, with the filters beside them. */
export function ListingSkeleton() {
  return (
    <div className={css.columns}>
      <div className={css.filters}>
        {GROUPS.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
      <div>
        <div className={css.tools}>
          <Skeleton width="min(60%, 320px)" height={18} />
        </div>
        <RuledGrid withAside>
          {CARDS.map((card) => (
            <CardSkeleton key={card} />
          ))}
        </RuledGrid>
      </div>
    </div>
  )
}

/** A product of a list: picture, brand, name, price, stock. */
function CardSkeleton() {
  return (
    <div>
      <Skeleton ratio={1} />
      <Skeleton className={css.brand} width="34%" height={13} />
      <Skeleton className={css.name} width="88%" height={18} />
      <Skeleton className={css.second} width="56%" height={18} />
      <Skeleton className={css.price} width="48%" height={23} />
      <Skeleton className={css.note} width="40%" height={17} />
      <Skeleton className={css.stock} width="62%" height={16} />
    </div>
  )
}

const GROUPS = [180, 240, 160]
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]
