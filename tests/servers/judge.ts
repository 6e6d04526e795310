import { readOrders } from '../support/orders.ts'
import { atMost, type Figure, none } from '../support/table.ts'
import { HUNG, type Outcome, VISITORS } from './load.ts'

/** The time in which something was taken away. */
export interface Moment {
  from: number
  to: number
}

const failed = (outcomes: readonly Outcome[]) => outcomes.filter(({ failure }) => failure !== null)
const told = ({ id, failure }: Outcome) => `${id}: ${failure}`

/** How much load there was, and that nobody waited in vain. */
export function loadFigures(name: string, outcomes: readonly Outcome[]): Figure[] {
  const hung = outcomes.filter(({ failure }) => failure === HUNG)
  return [
    {
      ...{ name: `${name}: requests`, value: String(outcomes.length), bound: '≥ 100' },
      isMet: outcomes.length >= 100,
    },
    none(`${name}: hung`, hung.map(told)),
  ]
}

/** That no request failed. */
export function noneFailed(name: string, outcomes: readonly Outcome[]): Figure {
  return none(`${name}: failed`, failed(outcomes).map(told))
}

/** That nothing failed but what was under way while something was taken away, and was not with another (`isElsewhere`). */
export function onlyInHand(
  name: string,
  outcomes: readonly Outcome[],
  moments: readonly Moment[],
  isElsewhere: (outcome: Outcome) => boolean = () => false,
): Figure[] {
  const all = failed(outcomes)
  const inHand = all.filter(
    (each) =>
      moments.some(({ from, to }) => each.startedAt <= to && each.endedAt >= from) && !isElsewhere(each),
  )
  return [
    atMost(`${name}: failed in hand`, inHand.length, VISITORS * moments.length, 'requests'),
    none(`${name}: failed beside`, all.filter((each) => !inHand.includes(each)).map(told)),
  ]
}

/** That each order that a visitor was told of is kept once, and no other. */
export function orderFigures(
  name: string,
  orders: ReadonlyMap<string, ReadonlySet<string>>,
  dataDir: string,
): Figure[] {
  const kept = readOrders(dataDir)
  const keys = new Map(kept.map(({ idempotencyKey, id }) => [idempotencyKey, String(id)]))
  const lost = [...orders].filter(([key, ids]) => ids.size !== 1 || !ids.has(keys.get(key) ?? ''))
  return [
    { name: `${name}: orders`, value: String(orders.size), bound: '≥ 1', isMet: orders.size > 0 },
    none(
      `${name}: orders lost`,
      lost.map(([key]) => key),
    ),
    {
      ...none(`${name}: orders doubled`, []),
      value: String(kept.length - keys.size),
      isMet: kept.length === keys.size,
    },
  ]
}
