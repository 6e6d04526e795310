import { chairs, threeDays } from '../../support/rental.ts'
import type { Visitor } from '../engine.ts'
import type { Line } from '../line.ts'
import type { Person, Thing } from '../person.ts'

/** A way through the shop that visitors go, the same in every engine. */
export interface Journey {
  /** What the visitor does, and what comes of it. */
  name: string
  /** What their browser is set to, besides width and scheme. */
  visitor?: Pick<Visitor, 'isStill' | 'hasScripts'>
  walk(world: World): Promise<void>
}

/** Where a journey is walked. */
interface World {
  person: Person
  line: Line
  /** Where the shop's embedded services keep their database. */
  dataDir: string
  /** Someone else, at a browser of their own. */
  stranger(): Promise<Person>
  /** The person at another width. */
  atWidth(width: number): Promise<Person>
}

export const main: Thing = { role: 'main', name: /^$/ }
export const datesWindow: Thing = { role: 'dialog', name: 'Даты аренды' }
export const heading = (name: string | RegExp): Thing => ({ role: 'heading', name })
export const button = (name: string | RegExp, within?: Thing): Thing => ({
  role: 'button',
  name,
  ...(within && { within }),
})
export const link = (name: string | RegExp): Thing => ({ role: 'link', name })
/** The quantity field of a product. */
export const countOf = (name: string): Thing => ({ role: 'textbox', name: `Количество: ${name}` })

/** A visitor who chose dates before, and may have left things in the cart. */
export async function returns(person: Person, { start, end } = threeDays(), cart?: object): Promise<void> {
  await person.goto('/favicon.svg')
  await person.window.run(
    (dates, stored) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `rentDates=${encodeURIComponent(dates)};path=/`
      if (stored) localStorage.setItem('cart', stored)
    },
    JSON.stringify({ start, end }),
    cart ? JSON.stringify({ state: { ...CART, ...cart }, version: 1 }) : null,
  )
}

const CART = {
  products: [chairs],
  relatedProducts: [],
  relatedProductsQuantity: {},
  previouslyLookedIds: [],
}

/** In the date window that the catalogue opens. */
export async function chooseThreeDays(person: Person): Promise<void> {
  await person.click(button('3 суток', datesWindow))
  await person.click(button('Применить', datesWindow))
  await person.misses(datesWindow)
}

/** What the order form needs, by its fields. */
export const CUSTOMER = [
  [/^Имя/, 'Марина Ветрова'],
  [/^Телефон/, '+7 916 245-11-22'],
  [/^Адрес площадки/, 'Москва, Садовая ул., 12'],
] as const
export const CONSENTS = [/^Принимаю условия/, /^Даю согласие/] as const

export async function fillOrderForm(person: Person): Promise<void> {
  for (const [name, text] of CUSTOMER) await person.fill({ role: 'textbox', name }, text)
  for (const name of CONSENTS) await person.click({ role: 'checkbox', name })
}

export async function sendOrder(person: Person): Promise<void> {
  await fillOrderForm(person)
  await person.click(button('Отправить заказ'))
  await person.reads(heading('Заказ принят'), 'Заказ принят')
}
