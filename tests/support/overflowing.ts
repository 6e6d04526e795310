import type { Page } from '@playwright/test'

/** The elements that make a page scroll sideways; empty where it does not. */
export async function overflowing(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const page = document.documentElement
    if (page.scrollWidth <= limit) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > limit + 0.5,
    )
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    )
    return [
      `${page.scrollWidth} px`,
      ...innermost
        .slice(0, 5)
        .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`),
    ]
  }, width)
}
