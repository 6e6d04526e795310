/** A set of products by their places in the catalogue: one bit a place. */
export type Bits = Uint32Array

/** Places in the catalogue, one after another. */
export type Places = Uint32Array

/** The set of nothing. */
export function emptySet(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32))
}

/** Some places, put into a set. */
export function setOf(bits: Bits, ...lists: Iterable<number>[]): Bits {
  for (const places of lists)
    for (const place of places) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
  return bits
}

/** Whether a place is in a set. */
export function has(bits: Bits, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0
}

/** Puts a place into a set, or takes it out. */
export function put(bits: Bits, place: number, isIn: boolean): void {
  const word = bits[place >>> 5] ?? 0
  bits[place >>> 5] = isIn ? word | (1 << (place & 31)) : word & ~(1 << (place & 31))
}

/** The same set with room for more places. */
export function grown(bits: Bits, size: number): Bits {
  const words = Math.ceil(size / 32)
  return bits.length >= words ? bits : longer(bits, words)
}

/** Values for which memory is taken at a time. */
const SPARE = 4096

/** The same values and room for more behind them, in the same memory while that suffices: a copy of a million takes longer than a request. */
export function longer<Values extends Uint32Array | Float64Array>(values: Values, length: number): Values {
  const { buffer, BYTES_PER_ELEMENT: bytes } = values
  const Kind = values.constructor as new (of: ArrayBufferLike, from: number, length: number) => Values
  if (length * bytes <= buffer.byteLength) return new Kind(buffer, 0, length)
  const more = new Kind(new ArrayBuffer((length + SPARE) * bytes), 0, length)
  more.set(values)
  return more
}

// These loops are what a call with a million products takes: typed arrays' own methods call a function for each word.

/** Takes out of a set the places that are not, or with `isOut` those that are, in another one. */
export function narrow(bits: Bits, other: Bits, isOut = false): void {
  const flip = isOut ? -1 : 0
  for (let index = 0; index < bits.length; index++)
    bits[index] = (bits[index] ?? 0) & ((other[index] ?? 0) ^ flip)
}

/** How many places a set has; of those in another one, when it is given. */
export function countOf(bits: Bits, among: Bits = bits): number {
  const length = Math.min(bits.length, among.length)
  let count = 0
  for (let from = 0; from < length; from += PIECE)
    count += countPart(bits, among, from, Math.min(from + PIECE, length))
  return count
}

/** So many words are walked through at a time: one long loop would be compiled while it runs, without what comes after it, and thrown away there. */
const PIECE = 1024

function countPart(bits: Bits, among: Bits, from: number, end: number): number {
  let [fours, twos, ones, index] = [0, 0, 0, from]
  // Four words are added up bit by bit, and only what is carried to the fours is counted each time.
  for (; index + 3 < end; index += 4) {
    const a = (bits[index] ?? 0) & (among[index] ?? 0)
    const b = (bits[index + 1] ?? 0) & (among[index + 1] ?? 0)
    const c = (bits[index + 2] ?? 0) & (among[index + 2] ?? 0)
    const d = (bits[index + 3] ?? 0) & (among[index + 3] ?? 0)
    let half = ones ^ a
    const carried = (ones & a) | (half & b)
    ones = half ^ b
    half = ones ^ c
    const other = (ones & c) | (half & d)
    ones = half ^ d
    half = twos ^ carried
    fours += bitsIn((twos & carried) | (half & other))
    twos = half ^ other
  }
  let count = 4 * fours + 2 * bitsIn(twos) + bitsIn(ones)
  for (; index < end; index++) count += bitsIn((bits[index] ?? 0) & (among[index] ?? 0))
  return count
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Some of sorted places that are in a set, after those that are skipped: from the first on, or back from the last; not among more than `walk` places. */
export function someAmong(
  order: Places,
  among: Bits,
  {
    limit,
    offset = 0,
    isBack = false,
    walk = order.length,
  }: { limit: number; offset?: number; isBack?: boolean; walk?: number },
): number[] {
  const found: number[] = []
  let skip = offset
  for (let step = 0; step < walk && found.length < limit; step++) {
    const place = order[isBack ? order.length - 1 - step : step] ?? 0
    if (((among[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0 && skip-- <= 0) found.push(place)
  }
  return found
}

/** The index of the first of some numbers that is not below `bound`; those before `end` are sorted. */
function firstFrom(numbers: Float64Array, end: number, bound: number): number {
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) < bound) low = middle + 1
    else high = middle
  }
  return low
}

/** The index of the first of `order`, from an index on, for which a condition holds; it holds for all that follow. */
export function firstWhere(order: Places, holds: (place: number) => boolean, from = 0): number {
  let low = from
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(order[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

/** The lowest and the highest value of a set's places; null of an empty one. */
export function rangeAmong(values: Float64Array, among: Bits): { low: number; high: number } | null {
  const range = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }
  for (let from = 0; from < among.length; from += PIECE)
    widen(range, values, among, from, Math.min(from + PIECE, among.length))
  return range.low > range.high ? null : range
}

function widen(
  range: { low: number; high: number },
  values: Float64Array,
  among: Bits,
  from: number,
  end: number,
): void {
  let { low, high } = range
  for (let index = from; index < end; index++)
    for (let word = among[index] ?? 0; word !== 0; word &= word - 1) {
      const value = values[index * 32 + 31 - Math.clz32(word & -word)] ?? 0
      if (value < low) low = value
      if (value > high) high = value
    }
  range.low = low
  range.high = high
}

/** The places of a part of an order of all, in the memory of `bits`: the part or the rest is walked through, whichever is shorter. */
export function setOfPart(bits: Bits, all: Bits, order: Places, from: number, end: number): Bits {
  const isShorter = (end - from) * 2 <= order.length
  if (!isShorter) bits.set(all)
  const walked = isShorter ? [order.subarray(from, end)] : [order.subarray(0, from), order.subarray(end)]
  for (const places of walked)
    for (let index = 0; index < places.length; index++) {
      const place = places[index] ?? 0
      bits[place >>> 5] = (bits[place >>> 5] ?? 0) ^ (1 << (place & 31))
    }
  return bits
}

/** The ids of the catalogue by place: the first so many sorted, and behind them what came later. */
export type Catalogue = { ids: Float64Array; sorted: number; late: Map<number, number> }

/** The place of an id; -1 without. It is first looked for as far from `near`, another place, as it is when no id between is missing. */
export function placeIn({ ids, sorted, late }: Catalogue, id: number, near = 0): number {
  const guess = near + id - (ids[near] ?? 0)
  if (guess >= 0 && guess < sorted && ids[guess] === id) return guess
  const place = firstFrom(ids, sorted, id)
  return place < sorted && ids[place] === id ? place : (late.get(id) ?? -1)
}
