import { readMessages } from '../support/orders.ts'
import { expectAccessible, expectAccessibleInSchemes } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

// The form comes back with this status, as that of an order does.
test.use({ expectedMessages: [/status of 422 .*\/waitlist/] })

test('whoever waits for a thing leaves a contact, corrects it, keeps the page that ends it, and ends it', async ({
  page,
  shop,
}) => {
  const before = readMessages(shop.dataDir)
  await page.goto('/catalog/samovar-elektricheskij-10l')
  const form = page.locator('form[action="/waitlist"]')
  await expectAccessible(page)
  await form.getByLabel('Почта или телефон').fill('anna@mail')
  await form.getByRole('button', { name: 'Сообщить' }).press('Enter')
  const contact = page.getByLabel('Почта или телефон')
  await expect(contact).toBeFocused()
  await expect(contact).toHaveValue('anna@mail')
  await expectAccessible(page)
  await contact.fill('anna@mail.example')
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check()
  await page.getByRole('button', { name: 'Сообщить' }).click()
  await expect(page).toHaveURL(/\/waitlist\/[\w-]{32}$/)
  await expect(page.getByText(/Если вы\sждёте по\sэтой ссылке, сообщим/)).toBeVisible()
  await expectAccessibleInSchemes(page)
  await page.getByRole('button', { name: /Не\sсообщать/ }).click()
  await expect(page.getByText('Больше не ждём')).toBeVisible()
  expect(readMessages(shop.dataDir)).toEqual(before)
})
