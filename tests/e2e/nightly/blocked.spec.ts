import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, findBrowser } from '../../../server/setup/browser.mjs'
import { shiftPages } from '../../support/clockOfRun.ts'
import { expect, test } from '../fixtures.ts'
import { chair, fillOrderForm, roubles, threeDays } from '../visitor.ts'
import { watch } from '../watch.ts'

test('with cookies and storage blocked dates and cart live in the tab, one sentence says so, and an order is made', async ({
  shop,
}) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'sutki-blocked-'))
  mkdirSync(path.join(profile, 'Default'))
  // As the browser's own settings write it.
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: (await findBrowser()) ?? '',
    args: chromiumFlags,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  await shiftPages(context)
  const seen = watch(context, [])
  const page = await context.newPage()
  try {
    const { start, end } = threeDays()
    await page.goto(`${shop.url}/catalog/${chair.slug}?from=${start}&to=${end}`)
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(
      page.getByRole('status').filter({ hasText: /даты и\sкорзина останутся, пока открыта вкладка/ }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first().click()

    // The next page has no dates in its address.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Корзина/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина')
    await expect(page.getByRole('main')).toContainText(roubles(1200))
    await page.getByRole('link', { name: 'Оформить заказ' }).filter({ visible: true }).first().click()
    await fillOrderForm(page)
    await page.getByRole('main').getByRole('button', { name: 'Отправить заказ' }).click()
    await expect(page).toHaveURL(/\/order\/success/)
    expect(seen.messages).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
