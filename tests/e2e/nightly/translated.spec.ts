import type { Locator, Page } from '@playwright/test'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { hold } from '../../support/holds.ts'
import { expect, test } from '../fixtures.ts'
import { chair, cover, quantityOf, rememberDates, roubles, threeDays } from '../visitor.ts'

// No message of React: a part that came to life after the page would find its HTML translated, and be drawn anew.
test.use({ expectedMessages: [/Page not found: \/nothing-here/] })

const EVERY_TEXT = /\S/

// A browser's translator exchanges each text node for elements of its own; React goes on with the node that is gone. The words stay
// the same here, so that what a visitor reads can be compared.
for (const [texts, pattern] of [
  ['every text', EVERY_TEXT],
  ['texts with letters', /\p{L}/u],
] as const) {
  const tag = pattern === EVERY_TEXT ? [] : ['@nightly']
  test(`a page whose translator exchanges ${texts} neither breaks nor shows what was before`, {
    tag,
  }, async ({ page, shop }) => {
    const { main, go, isTrue, pressed } = await translatedShop(page, shop.url, pattern)

    await test.step('forms say what is wrong, and that it is mended', async () => {
      await go('/contacts')
      const form = main.locator('form')
      await form.getByLabel('Телефон').fill('8 916')
      await form.getByLabel('Телефон').blur()
      await expect(form).toContainText('цифр')
      await pressed(/^Отправить/, form)
      await expect(form.getByLabel('Имя')).toBeFocused()
      await form.getByLabel('Имя').fill('Марина')
      await form.getByLabel('Телефон').fill('8 916 245-11-22')
      await form.getByLabel('Сообщение').focus()
      await expect(form).not.toContainText('цифр')
      await isTrue()
    })

    await test.step('a list on other dates, hearts and the cart', async () => {
      await go('/catalog')
      const card = main.getByRole('article').filter({ hasText: chair.name })
      await expect(card).toContainText(roubles(1200))
      await changeDates(page, 'Неделя')
      await expect(page.getByRole('banner')).toContainText(/7\sсуток/)
      await expect(card).toContainText(/2\s080\s₽\s*за\s7\sсуток/)
      await pressed(/^В\sизбранное/, card)
      await pressed(/^В\sкорзину/, card)
      await pressed(/^Добавить 1: /, card)
      await isTrue()
      await changeDates(page, /^3\sсуток/)
    })

    await test.step('what guests need', async () => {
      await go('/')
      await main.getByRole('textbox', { name: 'Сколько гостей' }).fill('60')
      await pressed('Посчитать')
      await pressed('Больше гостей')
      await isTrue()
      await go('/how-many?guests=60')
      await main.locator('input[name=guests]').first().fill('75')
      await expect(main).toContainText(/659\sшт\./)
      await pressed(/^(Положить|Добавить)/)
      await isTrue()
    })

    await test.step('the cart and the order', async () => {
      await go('/cart')
      await quantityOf(page, chair.name).first().fill('3')
      await quantityOf(page, chair.name).first().press('Enter')
      await pressed(/^Убрать из\sкорзины/)
      await isTrue()
      await pressed(/^Вернуть/)
      await changeDates(page, /^3\sсуток/)
      await isTrue()
      await go('/order')
      await main.getByLabel('Почта').fill('a@')
      await main.getByLabel('Почта').blur()
      await pressed('Отправить заказ')
      await main.getByRole('radio', { name: 'Самовывоз' }).check()
      await main.getByLabel('Почта').fill('a@example.ru')
      await isTrue()
    })
  })
}

test('lists, things, plans and texts neither break nor show what was before when they are translated', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { main, go, isTrue, pressed } = await translatedShop(page, shop.url, EVERY_TEXT)

  await test.step('filters, search and what a category needs', async () => {
    await go('/catalog')
    await pressed(`В\u00A0избранное: ${chair.name}`)
    await main.getByRole('group', { name: 'Бренды' }).getByRole('checkbox').first().click()
    await expect(page).toHaveURL(/brands=/)
    await main.getByRole('combobox', { name: 'Сортировка' }).selectOption({ label: 'Сначала дешевле' })
    await expect(page).toHaveURL(/sort=/)
    await isTrue()
    const field = page.getByRole('combobox', { name: 'Поиск по каталогу' })
    const options = page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option')
    for (const [typed, found] of [
      ['стул', 'Стул'],
      ['стол', 'Стол'],
      ['cnekmz', 'Стул'],
    ] as const) {
      await field.fill(typed)
      await expect(options.first()).toContainText(found)
    }
    await isTrue()
    await field.press('Enter')
    await expect(main).toContainText(/вы\sввели «cnekmz»/)
    await field.fill('диван')
    await field.press('Enter')
    await expect(main.getByRole('heading', { level: 1 })).toContainText('диван')
    await isTrue()
    await go('/categories')
    await main.getByRole('link', { name: 'Стулья' }).click()
    const need = main.getByRole('region', { name: 'Сколько мне нужно' })
    await need.getByRole('textbox', { name: 'Сколько гостей' }).fill('100')
    await need.getByRole('textbox', { name: 'Сколько гостей' }).press('Enter')
    await expect(need).toContainText(/На\s100\sгостей\s— 105\sшт\./)
    await isTrue()
  })

  await test.step('a product, its extras and other products', async () => {
    await go(`/catalog/${chair.slug}`)
    await pressed(`Добавить 1: ${chair.name}`)
    await pressed(/^В\sкорзину$/)
    await pressed(`Добавить: ${cover.name}`)
    await expect(quantityOf(page, cover.name)).toHaveValue('1')
    await changeDates(page, 'Неделя')
    await expect(main).toContainText(/7\sсуток/)
    await isTrue()
    await quantityOf(page, chair.name).first().fill('9000')
    await quantityOf(page, chair.name).first().press('Enter')
    await isTrue()
    const name = main.getByRole('heading', { level: 1 })
    await expect(name).toHaveText(chair.name)
    await main.getByRole('article').getByRole('link').first().click()
    await expect(name).not.toHaveText(chair.name)
    await isTrue()
  })

  await test.step('a product that is taken', async () => {
    hold(shop.dataDir, 146, threeDays(40))
    await rememberDates(page, shop.url, threeDays(40))
    await go('/catalog/shater-pavilon-6x12')
    await expect(main).toContainText(/занят/i)
    await changeDates(page, 'Неделя')
    await isTrue()
    await rememberDates(page, shop.url)
  })

  await test.step('a ready-made set', async () => {
    await go('/solutions/svadba-na-60-gostej')
    await pressed('Добавить 1: гости')
    await pressed(/^Сравнить с\sнормами/)
    await pressed('Взять по нормам')
    await expect(page.getByText('Комплект собран по нормам')).toBeVisible()
    await changeDates(page, 'Неделя')
    await isTrue()
  })

  await test.step('a plan', async () => {
    const lines = [{ productId: String(chair.id), parentId: null, quantity: 9000, sum: 2000 }]
    await go(planUrl({ title: 'Ужин', period: threeDays(), made: '2026-01-15', lines }) ?? '')
    await main.getByRole('link', { name: /^Взять \d/ }).click()
    await expect(page).not.toHaveURL(/_9000/)
    await isTrue()
  })

  await test.step('favourites and their comparison', async () => {
    await go('/favourites')
    await main.getByRole('checkbox', { name: `Сравнить ${chair.name}` }).check()
    await pressed(/^В\sизбранное/)
    await isTrue()
  })

  await test.step('pages to read', async () => {
    for (const path of ['/articles', '/about', '/nothing-here', '/solutions']) {
      await page.goto(path)
      await isTrue()
    }
    await page.goto('/articles')
    await main.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/articles\/.*\//)
    await isTrue()
  })
})

async function translatedShop(page: Page, url: string, pattern: RegExp) {
  await page.addInitScript(translate, pattern.source)
  await rememberDates(page, url)
  const main = page.getByRole('main')
  return {
    main,
    go: async (path: string) => {
      await page.goto(path)
      await expect(page.locator('main font').first()).toBeAttached()
    },
    isTrue: () => expect.poll(() => oldTexts(page), page.url()).toEqual([]),
    pressed: (name: string | RegExp, place: Locator | Page = main) =>
      place.getByRole('button', { name }).filter({ visible: true }).first().click(),
  }
}

async function changeDates(page: Page, preset: string | RegExp) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Даты аренды/ })
    .click()
  const window = page.getByRole('dialog', { name: 'Даты аренды' })
  await window.getByRole('button', { name: preset }).click()
  await window.getByRole('button', { name: 'Применить' }).click()
  await expect(window).toBeHidden()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
}

/** What React has changed or taken away in vain: what it was, and what it should be. */
function oldTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'oldTexts')())
}

/** As the translators of Chrome and Yandex do it, from the moment in which the page answers. */
function translate(pattern: string) {
  const isTranslated = new RegExp(pattern, 'u')
  const exchanged: { text: Text; font: HTMLElement; was: string }[] = []
  const own = new WeakSet<Node>()

  function exchange(text: Text) {
    const isKept = text.parentElement?.closest(
      '[translate=no], .notranslate, script, style, textarea, noscript',
    )
    if (own.has(text) || isKept || !text.isConnected || !isTranslated.test(text.data)) return
    const font = document.createElement('font')
    font.style.verticalAlign = 'inherit'
    const inner = font.appendChild(font.cloneNode())
    const translation = inner.appendChild(new Text(text.data))
    own.add(translation)
    exchanged.push({ text, font, was: text.data })
    text.replaceWith(font)
  }

  function exchangeAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(exchange)
  }

  const start = new MutationObserver(() => {
    if (document.documentElement.dataset.hydrated === undefined) return
    start.disconnect()
    exchangeAll(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') exchangeAll(target)
        else addedNodes.forEach(exchangeAll)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  start.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })

  const oldTexts = () =>
    exchanged.flatMap(({ text, font, was }) =>
      font.isConnected && text.data !== was ? [`${was} → ${text.data}`] : [],
    )
  Object.assign(window, { oldTexts })
}
