import { chromium } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumFlags, findBrowser } from '../../server/setup/browser.mjs'
import { rentChairs } from '../e2e/visitor.ts'
import { watch } from '../e2e/watch.ts'
import { shiftPages } from '../support/clockOfRun.ts'
import { readOrders } from '../support/orders.ts'
import { startOtherShop } from '../support/otherServices.ts'

// Apart from servicesAccess.test.ts: it takes a browser, and is part of `npm run test:nightly`.

test.each([390, 1440])(
  'services of another kind serve a browser of %i pixels up to the order',
  async (width) => {
    const shop = await startOtherShop()
    onTestFinished(() => shop.close())
    const executablePath = await findBrowser({ isShellEnough: true })
    const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
    onTestFinished(() => browser.close())
    const context = await browser.newContext({
      locale: 'ru-RU',
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    })
    await shiftPages(context)
    const seen = watch(context, [])
    const page = await context.newPage()
    await page.goto(`${shop.app.url}/catalog`)
    await rentChairs(page)
    expect(readOrders(shop.dataDir)).toHaveLength(1)
    await page.goto(`${shop.app.url}/catalog`)
    const picture = page.locator('article img').first()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    expect(seen).toEqual({ messages: [], foreignRequests: [] })
    // Pictures come by the shop, not from the services.
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
      `${shop.app.url}/pictures/`,
    )
  },
)
