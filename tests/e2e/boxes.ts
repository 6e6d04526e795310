import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

type Box = { left: number; right: number; top: number; bottom: number }

/** Where an element stands in the window. */
export function boxOf(place: Locator): Promise<Box> {
  return place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })
}

/** The boxes of some words, one for each line that they stand in. */
export function boxesOf(place: Locator, words: string): Promise<Box[]> {
  return place.evaluate((element, text) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const from = texts.currentNode.textContent?.indexOf(text) ?? -1
      if (from < 0) continue
      range.setStart(texts.currentNode, from)
      range.setEnd(texts.currentNode, from + text.length)
      break
    }
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
  }, words)
}

/** The mark before a line about stock as it is painted: how much of its halves is filled, and where it ends below the line's top. */
export async function markOf(page: Page, text: Locator) {
  await text.scrollIntoViewIfNeeded()
  const { left: x, top: y, bottom } = await boxOf(text.locator('..'))
  const picture = await page.screenshot({ clip: { x, y, width: 8, height: bottom - y } })
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .greyscale()
    .trim()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const halves = { left: 0, right: 0 }
  data.forEach((shade, at) => {
    const half = at % info.width < info.width / 2 ? 'left' : 'right'
    halves[half] += Math.abs(shade - (data[0] ?? 0))
  })
  return { ...halves, bottom: info.height - (info.trimOffsetTop ?? 0) }
}
