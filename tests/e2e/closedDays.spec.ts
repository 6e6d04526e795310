import { addDays } from '#gateway/rental/period.ts'
import { threeDays } from '../support/rental.ts'
import { expectAccessibleInSchemes } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { chair, fillOrderForm, rememberDates } from './visitor.ts'

test('dates whose day is closed say so, one press takes the nearest, and these are ordered', async ({
  page,
  faultyShop: { url, services },
}) => {
  const dates = threeDays(40)
  const closed = { result: { closed: [{ date: dates.start, reason: 'Учёт на складе' }] } }
  services.fail({ path: /\/v2\/calendar/ }, { status: 200, body: closed })
  await rememberDates(page, url, dates)
  await page.goto(`${url}/catalog/${chair.slug}`)
  const pill = page.getByRole('button', { name: /день закрыт/ }).filter({ visible: true })
  await expect(pill).toBeVisible()
  await expect(
    page
      .getByText(/выдачи нет: Учёт на складе/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await pill.click()

  const modal = page.getByRole('dialog', { name: 'Даты аренды' })
  await expect(modal.locator(`[data-day="${dates.start}"] button`)).toHaveAttribute('aria-disabled', 'true')
  await expect(modal.locator(`[data-day="${dates.start}"] button`)).toHaveAccessibleName(/Учёт на складе/)
  await expect(modal.getByRole('button', { name: 'Применить' })).toBeDisabled()
  await expectAccessibleInSchemes(page)
  await modal.getByRole('button', { name: /^Ближайшие/ }).press('Enter')
  await modal.getByRole('button', { name: 'Применить' }).press('Enter')
  await expect(modal).toBeHidden()
  await page
    .getByRole('button', { name: /^В\sкорзину$/ })
    .first()
    .click()
  await page.goto(`${url}/order`)
  await fillOrderForm(page)
  await page.getByRole('button', { name: 'Отправить заказ' }).click()
  await expect(page).toHaveURL(/\/order\/success/)
  const sent = services.calls.find(({ method, path }) => method === 'POST' && /\/orders$/.test(path))
  expect(sent?.body).toContain(addDays(dates.start, 1))
})
