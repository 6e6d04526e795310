import assert from 'node:assert/strict'
import { findFreeDays } from '#gateway/availability/findFreeDays.ts'
import { findFreePeriods } from '#gateway/availability/findFreePeriods.ts'
import { findRentDays } from '#gateway/availability/findRentDays.ts'
import { addDays, eachDay, periodRules } from '#gateway/rental/period.ts'
import { linesOf, type Shop, servicesOf, stocksOn } from './shops.ts'

const MOST_CALLS = 24
const CALENDAR_DAYS = 42

/** True if an answer told all there is. */
export type Outcome = {
  search: 'freePeriods' | 'rentDays' | 'availability'
  complete: boolean
  calls: number
}

/** Compares what the gateway finds in few calls with a look at each day. Throws at the first difference. */
export async function compareWithEachDay(shop: Shop): Promise<Outcome[]> {
  return [await compareFreePeriods(shop), await compareRentDays(shop), await compareAvailability(shop)]
}

async function compareFreePeriods(shop: Shop): Promise<Outcome> {
  const { calls, rest } = servicesOf(shop)
  const { days, near, within, today } = shop
  const { items, complete } = await findFreePeriods(
    { lines: linesOf(shop), days, near, within },
    { rest, rules: periodRules({ today }) },
  )
  const all = freeStarts(shop)
  assert.deepEqual(
    items.map(({ start }) => start),
    complete ? all : all.slice(0, items.length),
  )
  for (const { start, end } of items) assert.equal(end, addDays(start, days - 1))
  if (complete) assert.equal(shop.isOneUnknown && wouldAsk(shop), false)
  assert.ok(calls.length <= MOST_CALLS)
  return { search: 'freePeriods', complete, calls: calls.length }
}

async function compareRentDays(shop: Shop): Promise<Outcome> {
  const { calls, rest } = servicesOf(shop)
  const { today, near } = shop
  const period = { start: near, end: addDays(near, CALENDAR_DAYS - 1) }
  const { items, complete } = await findRentDays(linesOf(shop), period, { rest, today })
  let isUnknown = false
  assert.deepEqual(
    items.map(({ date }) => date),
    eachDay(period),
  )
  for (const { date, free, short } of items) {
    if (date < today) {
      assert.deepEqual({ free, short }, { free: null, short: [] })
      continue
    }
    const stocks = stocksOn(shop, date)
    const told = new Map(short.map(({ productId, stock }) => [productId, stock]))
    linesOf(shop).forEach(({ productId, quantity }, index) => {
      const stock = stocks[index] ?? null
      const isEnough = stock !== null && stock >= quantity
      if (!told.has(productId)) assert.ok(isEnough)
      else if (told.get(productId) !== null) assert.ok(!isEnough && told.get(productId) === stock)
    })
    const isSomethingUnknown = short.some(({ stock }) => stock === null)
    const isSomethingShort = short.some(({ stock }) => stock !== null)
    assert.equal(free, isSomethingShort ? false : isSomethingUnknown ? null : true)
    isUnknown ||= isSomethingUnknown
  }
  assert.equal(complete, !isUnknown)
  assert.ok(calls.length <= MOST_CALLS)
  return { search: 'rentDays', complete, calls: calls.length }
}

async function compareAvailability(shop: Shop): Promise<Outcome> {
  const { calls, rest } = servicesOf(shop)
  const period = { start: shop.near, end: addDays(shop.near, CALENDAR_DAYS - 1) }
  const ids = linesOf(shop).map(({ productId }) => productId)
  const ownedOf = (id: string) => Promise.resolve(shop.products[Number(id)]?.owned ?? null)
  const found = await findFreeDays(ids, period, { rest, ownedOf, most: MOST_CALLS, today: shop.today })
  let complete = true
  eachDay(period).forEach((date, day) => {
    stocksOn(shop, date).forEach((stock, line) => {
      const told = found[line]?.[day]?.stock ?? null
      if (date < shop.today) assert.equal(told, null)
      else if (told !== null) assert.equal(told, stock)
      else complete = false
    })
  })
  assert.ok(calls.length <= MOST_CALLS)
  return { search: 'availability', complete, calls: calls.length }
}

/** The first days that are to be offered, by looking at every day. */
function freeStarts(shop: Shop): string[] {
  const offered: string[] = []
  for (const start of starts(shop)) {
    const isApart = (other: string) =>
      addDays(start, shop.days - 1) < other || addDays(other, shop.days - 1) < start
    if (offered.length < 3 && offered.every(isApart) && isFree(shop, start)) offered.push(start)
  }
  return offered
}

function isFree(shop: Shop, start: string): boolean {
  return eachDay({ start, end: addDays(start, shop.days - 1) }).every((date) =>
    linesOf(shop).every(({ quantity }, index) => (stocksOn(shop, date)[index] ?? 0) >= quantity),
  )
}

const wouldAsk = (shop: Shop) => starts(shop).length > 0

/** All first days that may be offered, the nearest first, the later one of two. */
function starts({ near, within, today, days }: Shop): string[] {
  const last = addDays(periodRules({ today }).lastDay, 1 - days)
  return Array.from({ length: within + 1 }, (_, distance) => [
    addDays(near, distance),
    addDays(near, -distance),
  ])
    .flat()
    .filter((start, index, all) => all.indexOf(start) === index && start >= today && start <= last)
}
