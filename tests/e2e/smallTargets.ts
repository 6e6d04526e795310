import type { Page } from '@playwright/test'

/** WCAG 2.5.8, in CSS pixels. */
export const LEAST = 24

/** What can be pressed on less than `LEAST` pixels, but for links in sentences: labels and what a style adds around count. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    return targets.flatMap((target) => {
      if (!(target instanceof HTMLElement) || !target.checkVisibility({ visibilityProperty: true })) return []
      if (target.closest('[inert], .visually-hidden') || target.matches(':disabled') || isInSentence(target))
        return []
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
      const isEnough = [target, ...labels].some((part) => {
        const { width, height, left, top } = part.getBoundingClientRect()
        // Reached by the keyboard alone, as the links over the header are.
        if (width <= 1 || height <= 1 || top + height <= 0) return true
        const [x, y] = [left + width / 2, top + height / 2]
        return (
          (width >= least || isHit([x - least / 2 + 0.5, y], [x + least / 2 - 0.5, y])) &&
          (height >= least || isHit([x, y - least / 2 + 0.5], [x, y + least / 2 - 0.5]))
        )
      })
      const { width, height } = target.getBoundingClientRect()
      return isEnough ? [] : `${target.outerHTML.slice(0, 140)}: ${width.toFixed(1)} × ${height.toFixed(1)}`

      function isHit(...points: [number, number][]): boolean {
        return points.every(([x, y]) => {
          const hit = document.elementFromPoint(x, y)
          return target.contains(hit) || labels.some((label) => label.contains(hit))
        })
      }
    })

    function isInSentence(target: Element): boolean {
      const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      const block = target.closest('p, li, dd, td, figcaption, label, span')
      return getComputedStyle(target).display === 'inline' && words(block).length > words(target).length
    }
  }, LEAST)
}
