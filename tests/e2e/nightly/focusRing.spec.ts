import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { chair, chairsAndCover, returnWithCart } from '../visitor.ts'

const PRODUCT_PAGE = `/catalog/${chair.slug}`
/** The first of them stands for the header and the footer of all. */
const PATHS = [
  '/catalog',
  '/order',
  '/sandbox',
  PRODUCT_PAGE,
  '/',
  '/solutions/svadba-na-60-gostej',
  '/cart',
  '/favourites',
  '/how-many',
  '/contacts',
]
/** Where other colours draw the ring. */
const LOOKS = [
  { look: 'in the light scheme', media: {} },
  { look: 'in the dark scheme', media: { colorScheme: 'dark' } as const },
  { look: 'where colours are forced', media: { forcedColors: 'active' } as const },
]

for (const [index, { path, look, media }] of LOOKS.flatMap((each) =>
  PATHS.map((path) => ({ path, ...each })),
).entries()) {
  const tag = index === 0 ? [] : ['@nightly']
  test(`the focus shows on every kind of control of ${path} ${look}`, { tag }, async ({ page, shop }) => {
    test.slow(true, 'every control in a picture')
    await page.emulateMedia({ reducedMotion: 'reduce', ...media })
    await returnWithCart(
      page,
      shop.url,
      ['/order', '/cart'].includes(path) ? chairsAndCover : { products: [] },
    )
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // What comes when it is near would move what is looked at.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    if (path.startsWith('/catalog/'))
      await expect(page.getByRole('region', { name: /этим берут/ })).toBeVisible()

    // The caret is no part of the ring.
    await page.evaluate(() => document.documentElement.style.setProperty('caret-color', 'transparent'))
    const devices = await page.context().newCDPSession(page)
    const [kinds, faint] = [new Set<string>(), []] as [Set<string>, string[]]
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(focusedKind)
      if (!focused) break
      if (kinds.has(focused.kind)) continue
      kinds.add(focused.kind)
      if (!focused.isOfPage && path !== PATHS[0]) continue
      const pixels = await ringPixels(page, devices, focused)
      if (pixels < LEAST_PIXELS) faint.push(`${pixels} of ${focused.kind}: ${focused.name}`)
    }
    expect(kinds.size).toBeGreaterThan(path === '/contacts' ? 4 : 8)
    expect(faint).toEqual([])
  })
}

const MAX_STOPS = 400
/** Those of a line around a square of 25. */
const LEAST_PIXELS = 100
/** Around an element, CSS pixels: a ring may stand off it. */
const MARGIN = 8

interface Focused {
  kind: string
  name: string
  isOfPage: boolean
  box: { x: number; y: number; width: number; height: number }
  scroll: { x: number; y: number }
}

/** How many pixels change with the focus so that it can be seen. */
async function ringPixels(page: Page, devices: CDPSession, { box, scroll }: Focused): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)]
  const clip = {
    x: x + scroll.x,
    y: y + scroll.y,
    width: Math.min(width, box.x + box.width + MARGIN) - x,
    height: Math.min(height, box.y + box.height + MARGIN) - y,
    scale: 1,
  }
  // Playwright's own way gives the page a style sheet before each picture and takes it away after it: most of the time of a large page.
  const look = async () => {
    const { data } = await devices.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
    return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
  }
  const focused = await look()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  const blurred = await look()
  let changed = 0
  for (let at = 0; at < focused.length; at += 3) if (contrast(focused, blurred, at) >= 3) changed++
  return changed
}

/** WCAG's contrast of one pixel in two pictures. */
function contrast(one: Buffer, other: Buffer, at: number): number {
  const [low, high] = [luminance(one, at), luminance(other, at)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The light of each of the 256 values: thousands of pixels are looked at for each control. */
const LIGHT = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function luminance(pixels: Buffer, at: number): number {
  const lightAt = (place: number) => LIGHT[pixels[place] ?? 0] ?? 0
  return 0.2126 * lightAt(at) + 0.7152 * lightAt(at + 1) + 0.0722 * lightAt(at + 2)
}

/** Runs in the page: what kind of control has the focus, by its element and classes, and the box of what is pressed. */
function focusedKind(): Focused | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const kind = `${element.tagName} ${element.getAttribute('type') ?? ''} ${element.className || element.parentElement?.className}`
  // A link may be spread over its card, and what is drawn for an input is its label.
  const isSpread = getComputedStyle(element, '::before').position === 'absolute'
  const shown = isSpread ? (element as HTMLElement).offsetParent : element.closest('label')
  const [rect] = (shown ?? element).getClientRects()
  const { x, y, width, height } = rect ?? new DOMRect(0, 0, 1, 1)
  const isOfPage = element.closest('main') !== null
  const scroll = { x: window.scrollX, y: window.scrollY }
  return { kind, name: element.outerHTML.slice(0, 120), isOfPage, box: { x, y, width, height }, scroll }
}
