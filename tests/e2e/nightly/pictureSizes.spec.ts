import { expect, test } from '../fixtures.ts'
import { chairsAndCover, returnWithCart } from '../visitor.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const screens = [
  { ...phone, deviceScaleFactor: 3 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]
const paths = [
  '/',
  '/catalog',
  '/catalog/stul-kyavari-zoloto',
  '/solutions/letnij-kinoteatr',
  '/articles/tekhnika-i-pitanie/kino-pod-otkrytym-nebom',
  '/cart',
  '/categories',
  '/categories/stulya',
  '/assortments/delovoj-den',
]
/** So many dots for a pixel are loaded on the sharpest phones. */
const MOST_DOTS = 1.89
/** How far `sizes` may be from what is shown. */
const TOLERANCE = 0.02

for (const screen of screens) {
  test.describe(`${screen.viewport.width} px at ${screen.deviceScaleFactor}`, { tag: '@nightly' }, () => {
    test.use(screen)

    for (const path of paths) {
      test(`pictures of ${path}: as large as they are shown, and no larger`, async ({ page, shop }) => {
        if (path === '/cart') await returnWithCart(page, shop.url, chairsAndCover)
        await page.goto(path)
        const shown = page.locator('img[srcset]:visible')
        await expect(shown.first()).toBeVisible()
        await shown.evaluateAll(loadAll)
        const dots = Math.min(screen.deviceScaleFactor, MOST_DOTS)
        const wrong = (await shown.evaluateAll(measured)).filter(({ width, said, offered, taken }) => {
          const part = (said * screen.deviceScaleFactor) / (width * dots)
          const suffice = [1 - TOLERANCE, 1 + TOLERANCE].map(
            (edge) => offered.find((each) => each >= width * dots * edge) ?? offered.at(-1),
          )
          return Math.abs(part - 1) > TOLERANCE || !suffice.includes(taken)
        })
        expect(wrong).toEqual([])
      })
    }
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('what the first screen of the home page hides is not loaded', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((url) => url.includes('divan-chester-izumrud-1'))).toHaveLength(1)
    expect(loaded.filter((url) => url.includes('obogrevatel-gazovyj-1'))).toEqual([])
  })
})

/** Brings each picture into view, and waits until it is there. Runs in the page. */
async function loadAll(images: Element[]): Promise<void> {
  for (const img of images as HTMLImageElement[]) {
    img.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    while (!img.complete) await new Promise(requestAnimationFrame)
  }
}

/** How wide each picture is painted, how wide `sizes` says that it is, and which of its widths the browser took. Runs in the page. */
function measured(images: Element[]) {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.position = 'absolute'
  const all = (images as HTMLImageElement[]).map((img) => {
    const box = img.getBoundingClientRect()
    const across = box.height * (Number(img.getAttribute('width')) / Number(img.getAttribute('height')))
    const isCover = getComputedStyle(img).objectFit === 'cover'
    for (const size of img.sizes.split(', ')) {
      const [, condition = 'all', length = size] = /^(\([^)]*\)) (.+)$/.exec(size) ?? []
      if (!matchMedia(condition).matches) continue
      probe.style.width = length
      break
    }
    return {
      width: isCover ? Math.max(box.width, across) : Math.min(box.width, across),
      said: probe.getBoundingClientRect().width,
      offered: Array.from(img.srcset.matchAll(/ (\d+)w/g), ([, width]) => Number(width)),
      taken: Number(/\/pictures\/(\d+)\//.exec(img.currentSrc)?.[1]),
    }
  })
  probe.remove()
  return all
}
