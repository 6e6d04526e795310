import type { Locator } from '@playwright/test'

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
