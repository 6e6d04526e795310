/** A set of products by their places in the catalogue: one bit a place. */
export type Bits = Uint32Array

/** Places in the catalogue, one after another. */
export type Places = Uint32Array

/** The set of nothing. */
export function emptySet(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32))
}

/** The set of some places. */
export function setOf(size: number, ...lists: Iterable<number>[]): Bits {
  const bits = emptySet(size)
  for (const places of lists)
    for (const place of places) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
  return bits
}

/** Whether a place is in a set. */
export function has(bits: Bits, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0
}

/** The places of a set that are, or are not, in another one. */
export function narrowed(bits: Bits, other: Bits, areIn = true): Bits {
  return bits.map((word, index) => word & (areIn ? (other[index] ?? 0) : ~(other[index] ?? 0)))
}

/** How many places a set has. */
export function countOf(bits: Bits): number {
  let count = 0
  for (const word of bits) {
    const pairs = word - ((word >>> 1) & 0x55555555)
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** How many of some places are in a set. */
export function countAmong(places: Places, bits: Bits): number {
  let count = 0
  for (const place of places) count += ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1
  return count
}

/** Where the first of sorted whole numbers stands that is not below `bound`. */
export function firstFrom(sorted: ArrayLike<number>, bound: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < bound) low = middle + 1
    else high = middle
  }
  return low
}
