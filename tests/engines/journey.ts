import { chair, cover, roubles } from '../support/rental.ts'
import type { Person, Thing } from './person.ts'

const datesWindow: Thing = { role: 'dialog', name: 'Даты аренды' }
const heading = (name: string): Thing => ({ role: 'heading', name })

/** From no dates to the accepted order: three days from tomorrow, two chairs and a cover for one. */
export async function rentTwoChairs(person: Person): Promise<void> {
  await person.goto('/catalog')
  await chooseThreeDays(person)
  await person.click({ role: 'link', name: chair.name })
  await person.reads(heading(chair.name), chair.name)

  await person.click({ role: 'button', name: `Добавить одну штуку: ${chair.name}` })
  await person.reads(countOf(chair.name), '2')
  await person.click({ role: 'button', name: 'В корзину' })
  await person.click({ role: 'button', name: `Добавить: ${cover.name}` })
  await person.reads(countOf(cover.name), '1')

  await person.click({ role: 'link', name: 'Перейти в корзину' })
  await person.reads(heading('Корзина'), 'Корзина')
  // 2 620 for the rent, 4 500 for delivery.
  await person.reads({ role: 'complementary', name: 'Ваш заказ' }, roubles(7120))
  await person.click({ role: 'link', name: 'Оформить заказ' })
  await person.reads(heading('Оформление'), 'Оформление')
  await sendOrder(person)
  await person.reads(heading('Заказ принят'), 'Заказ принят')
  await person.reads({ role: 'main', name: /^$/ }, roubles(7120))
}

/** In the date window that the catalogue opens; until the catalogue has the prices of those days. */
export async function chooseThreeDays(person: Person): Promise<void> {
  await person.click({ role: 'button', name: '3 суток', within: datesWindow })
  await person.click({ role: 'button', name: 'Применить', within: datesWindow })
  await person.misses(datesWindow)
  await person.reads({ role: 'main', name: /^$/ }, roubles(1200))
}

/** In the date window, without a mouse: from the first day that is open three days on. */
export async function chooseThreeDaysByKeyboard(person: Person): Promise<void> {
  await person.reads(datesWindow, /Выберите день выдачи/)
  await person.getsFocus({ role: 'button', name: /\d/, within: { role: 'grid', name: /\d{4}/ } })
  await person.press('Enter')
  await person.reads(datesWindow, /Теперь день возврата/)
  await person.press('ArrowRight')
  await person.press('ArrowRight')
  await person.press('Enter')
  await person.reads(datesWindow, /2\sсуток \+ 1\sдоп\./)
  await person.tabTo({ role: 'button', name: 'Применить', within: datesWindow })
  await person.press('Enter')
  await person.misses(datesWindow)
}

/** The quantity field of a product. */
export function countOf(name: string): Thing {
  return { role: 'textbox', name: `Количество: ${name}` }
}

async function sendOrder(person: Person): Promise<void> {
  const field = (name: string | RegExp): Thing => ({ role: 'textbox', name })
  await person.fill(field(/^Имя/), 'Марина Ветрова')
  await person.fill(field(/^Телефон/), '+7 916 245-11-22')
  await person.fill(field(/^Почта/), 'marina@example.ru')
  await person.fill(field(/^Адрес площадки/), 'Москва, Садовая ул., 12')
  await person.click({ role: 'checkbox', name: /^Принимаю условия/ })
  await person.click({ role: 'checkbox', name: /^Даю согласие/ })
  await person.click({ role: 'button', name: 'Отправить заказ' })
}
