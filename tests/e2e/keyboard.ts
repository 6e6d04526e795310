import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab, or the key to go back, until an element has the focus; each on the way has to be in sight. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target.first()).toBeAttached()
  for (let presses = 0; presses < MAX_TABS; presses++) {
    await page.keyboard.press(key)
    await expectFocusInSight(page)
    if (await target.evaluateAll((elements) => elements.some((each) => each === document.activeElement)))
      return
  }
  throw new Error(`The keyboard never came to ${target}`)
}

/** Tabs to an element and presses it. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** The focus is on an element, and that one is on the screen and covered by nothing. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hiddenFocus), 'what hides the focus').toBeNull()
}

const MAX_TABS = 80

/** Runs in the page: what is wrong with the focus, or null. */
function hiddenFocus(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return 'nothing has the focus'
  const name = element.outerHTML.slice(0, 160)
  // What is drawn for a hidden box is its label; a link that is broken over lines is looked at in its first one.
  const label = element.matches('[type=radio], [type=checkbox]') && element.closest('label')
  const [box] = (label || element).getClientRects()
  if (!box) return `not drawn: ${name}`
  const { left, top, right, bottom, width, height } = box
  if (top < 0 || left < 0 || (bottom > innerHeight && height < innerHeight) || right > innerWidth)
    return `off the screen at ${[left, top, right, bottom].map(Math.round)}: ${name}`
  const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2)
  const isSeen = seen !== null && (element.contains(seen) || seen.closest('label')?.control === element)
  return isSeen ? null : `behind ${seen?.outerHTML.slice(0, 160)}: ${name}`
}
