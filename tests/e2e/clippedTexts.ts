/**
 * Runs in the page: the texts that do not fit where they stand, with what holds them. A text has to stay within its button, link,
 * field or clipping box and within the window's width.
 */
export function clippedTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (
      !text ||
      !parent?.checkVisibility({ visibilityProperty: true }) ||
      parent.closest('.visually-hidden, [class*=hidden]')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    // A line may be lower than its letters' own boxes.
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) / 4
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')
      if (scrolls) break
      const holds =
        overflowX !== 'visible' || overflowY !== 'visible' || box.matches('button, a[class], summary')
      const rect = box.getBoundingClientRect()
      const over = Math.max(
        rect.left - left,
        right - rect.right,
        rect.top - top - slack,
        bottom - rect.bottom - slack,
      )
      if (holds && over > 2) {
        found.push(`«${text.slice(0, 40)}» ${Math.round(over)} px out of ${box.tagName} ${box.className}`)
        break
      }
      if (position === 'fixed') break
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('main *, header *')].find(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
    )
    found.push(`the page is ${scrollWidth - clientWidth} px too wide: ${wide?.tagName} ${wide?.className}`)
  }
  return found
}
