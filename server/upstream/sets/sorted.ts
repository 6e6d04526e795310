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
