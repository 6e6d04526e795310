import type { AcceptedAnswer, OrderAnswer, OrderPeriod } from '../entities.ts'
import type { ConflictLine } from '../errors.ts'
import { flag, price, whole } from './number.ts'
import { list, needed, object, type Shape, withDefault } from './shape.ts'
import { dateTime, day, id } from './text.ts'

/** The kept order, and whether it had been kept under this key before. */
export type KeptOrder = OrderAnswer & { replayed: boolean | null }

export const keptOrder: Shape<KeptOrder | null> = object<KeptOrder>(
  {
    id: needed(id),
    number: needed(id),
    total: price,
    period: object<OrderPeriod>({ start: needed(day), end: needed(day) }),
    createdAt: dateTime,
    replayed: flag,
  },
  'Order',
)

/** The lines that a refused order names, in `error.lines`. */
export const conflictLines: Shape<ConflictLine[]> = list(
  object<ConflictLine>(
    {
      productId: needed(id),
      parentId: id,
      requested: withDefault(whole(0), () => 0),
      available: whole(0),
    },
    'ConflictLine',
  ),
)

/** Any result says that it was taken; an id is welcome. */
export const accepted: Shape<AcceptedAnswer> = withDefault(object<AcceptedAnswer>({ id }), () => ({
  id: null,
}))
