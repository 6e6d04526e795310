import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { daysIn, type Period, periodRules } from '#gateway/rental/period.ts'
import { DatesContext, type RentalDates } from '#renderer/dates/useDates.ts'
import { shownChair } from '../../tests/support/shownProducts.ts'
import type { ProductCardData } from './fragments.ts'
import { ProductCard } from './ProductCard.tsx'
import { SolutionGrid } from './SolutionGrid.tsx'

const CHAIR = { ...shownChair, slug: 'stul-kyavari-zoloto', name: 'Стул «Кьявари», золото', stock: 24 }

const HEART = 'В\u00A0избранное: Стул «Кьявари», золото'

const DATES: Period = { start: '2026-12-12', end: '2026-12-14' }

describe('ProductCard', () => {
  test('without dates shows the price a day and the minimum rental, and cannot be added to the cart', () => {
    const html = card(CHAIR, null)
    expect(textOf(html)).toContain('490 ₽ / сутки минимум 2 суток В наличии')
    expect(labelsOf(html)).toEqual(['Выбрать даты и добавить: Стул «Кьявари», золото', HEART])
  })

  test('with dates shows their sum and what is free on them, and can be added to the cart', () => {
    const html = card(CHAIR, DATES)
    expect(textOf(html)).toContain('1 200 ₽ за 3 суток 490 ₽ / сутки Свободно 24 шт. на ваши даты')
    expect(labelsOf(html)).toEqual(['В корзину: Стул «Кьявари», золото', HEART])
  })

  test('warns below six units', () => {
    expect(textOf(card({ ...CHAIR, stock: 5 }, DATES))).toContain('Свободно 5 шт. на ваши даты')
    expect(textOf(card({ ...CHAIR, stock: 6 }, DATES))).toContain('Свободно 6 шт. на ваши даты')
    expect(textOf(card({ ...CHAIR, stock: 5 }, null))).toContain('Всего 5 шт.')
  })

  test('offers other dates when these are taken', () => {
    const html = card({ ...CHAIR, stock: 0 }, DATES)
    expect(textOf(html)).toContain('Занято на ваши даты')
    expect(labelsOf(html)).toEqual(['Другие даты: Стул «Кьявари», золото', HEART])
  })

  test('with a stock that nobody knows says so, and can be taken', () => {
    const html = card({ ...CHAIR, stock: null }, DATES)
    expect(textOf(html)).toContain('Наличие уточняем')
    expect(labelsOf(html)).toEqual(['В корзину: Стул «Кьявари», золото', HEART])
  })

  test('offers nothing when there is none at all', () => {
    const html = card({ ...CHAIR, stock: 0 }, null)
    expect(textOf(html)).toContain('Нет в наличии')
    expect(labelsOf(html)).toEqual([HEART])
  })

  test('offers no other dates where there is none on any', () => {
    const html = card({ ...CHAIR, stock: 0, isOwned: false }, DATES)
    expect(textOf(html)).toContain('Нет в наличии')
    expect(labelsOf(html)).toEqual([HEART])
  })

  test('renders without a name, a brand, a picture and a price', () => {
    const bare = { ...CHAIR, name: null, brands: [], images: [], basicPricePerDay: null }
    const html = card(bare, DATES)
    expect(textOf(html)).toContain('Без названия Цена по запросу')
    expect(html).toContain('href="/catalog/stul-kyavari-zoloto"')
    expect(html).toContain('src="/no-photo.svg"')
  })

  test('shows the place of a sum that a tariff has not said yet, and none of the formula', () => {
    const html = card(CHAIR, DATES, { isQuoted: true, minOrderDays: null })
    expect(html).toContain('role="img" aria-label="Считаем сумму"')
    expect(textOf(html.replace(/<noscript>.*?<\/noscript>/g, ''))).toMatch(/за 3 суток(?!.*₽)/)
    expect(html.match(/<noscript>.*?<\/noscript>/g)).toEqual([
      '<noscript>490\u00A0₽</noscript>',
      '<noscript>/\u00A0сутки</noscript>',
    ])
    const dateless = card(CHAIR, null, { isQuoted: true, minOrderDays: null })
    expect(dateless).not.toContain('Считаем сумму')
    expect(textOf(dateless)).toContain('490 ₽ / сутки минимум 2 суток')
  })

  test('shows what the services send as text', () => {
    const html = card({ ...CHAIR, name: '<img src=x onerror=alert(1)>', slug: '../"><script>' }, null)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('href="/catalog/..%2F%22%3E%3Cscript%3E"')
  })
})

test('a ready-made set costs from the company’s own estimate, also where a tariff counts the sums', () => {
  const set = { id: '301', slug: 'set', name: 'Набор', priceHint: 234_100, image: null, products: [] }
  for (const rental of [{}, { isQuoted: true, minOrderDays: null }])
    expect(textOf(shown(<SolutionGrid solutions={[set]} />, null, rental))).toContain(
      'от 234 100 ₽ за 2 суток',
    )
})

function card(product: ProductCardData, period: Period | null, rental: Partial<RentalDates> = {}): string {
  return shown(<ProductCard product={product} />, period, rental)
}

function shown(part: ReactElement, period: Period | null, rental: Partial<RentalDates>): string {
  const days = period && daysIn(period)
  return renderToStaticMarkup(
    <DatesContext
      value={{ ...RENTAL, period, dates: period, days, draft: period, draftDays: days, ...rental }}
    >
      {part}
    </DatesContext>,
  )
}

const RENTAL: RentalDates = {
  dates: null,
  period: null,
  isOverdue: false,
  closing: null,
  today: '2026-11-21',
  minOrderDays: 2,
  rules: periodRules({ today: '2026-11-21', minOrderDays: 2 }),
  days: null,
  draft: null,
  draftDays: null,
  isApplying: false,
  openDates() {},
  openOtherDates() {},
  moveDates() {},
  setDates() {},
  clearDates() {},
}

/** The text that a visitor reads, with plain spaces. */
function textOf(html: string): string {
  return html
    .replace(/<span>|<span [^>]*>|<\/span>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

function labelsOf(html: string): string[] {
  return [...html.matchAll(/<button[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label ?? '')
}
