/** The page numbers worth showing: the first, the last, the current with its neighbours; `null` is a gap between them. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0)
    if (gap === 1) return [number]
    // one left-out number takes no more room than the gap that hides it
    return gap === 2 ? [number - 1, number] : [null, number]
  })
}
