import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { roubles, threeDays } from '../../support/rental.ts'
import { expectAccessibleInSchemes } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { chair, orderThis, rememberDates } from '../visitor.ts'

// A change that costs another sum comes back with this status.
test.use({ expectedMessages: [/status of 409/] })

test('of a company that takes requests, a request is sent, changed and cancelled, and is never called an order', async ({
  page,
  faultyShop: { url, dataDir },
}) => {
  const database = new DatabaseSync(path.join(dataDir, 'sutki.db'))
  database.exec(
    "UPDATE documents SET body = json_set(body, '$.orderMode', 'request') WHERE kind = 'settings'",
  )
  database.close()
  const main = page.getByRole('main')
  await rememberDates(page, url, threeDays(5))
  await page.goto(`${url}/catalog/${chair.slug}`)
  await orderThis(page, url, 'Отправить заявку')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Заявка')
  await expect(main).not.toContainText(/заказ/i)
  await main.getByRole('link', { name: 'Моя заявка' }).click()
  await expect(main).toContainText(/Ответим до/)
  await expectAccessibleInSchemes(page)

  await main.getByText('Изменить', { exact: true }).click()
  await main.getByLabel(chair.name).fill('3')
  await main.getByRole('button', { name: 'Попросить изменить' }).click()
  await main.getByRole('button', { name: /^Попросить с\sновой/ }).click()
  await expect(main).toContainText(roubles(3600))
  await expectAccessibleInSchemes(page)

  await main.getByText('Отменить', { exact: true }).click()
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Отменить заявку' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/отмен/i)
  await expect(main).not.toContainText(/заказ/i)
})
