import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Availability, type AvailabilityProps, UnconfirmedNote } from './Availability.tsx'

test.each([
  [{ stock: 3, owned: 3 }, 'Свободны все 3 шт. на ваши даты'],
  [{ stock: 3, owned: 4 }, 'Свободно 3 шт. на ваши даты'],
  [{ stock: 3 }, 'Свободно 3 шт. на ваши даты'],
  [{ stock: 1, owned: 1 }, 'Свободно 1 шт. на ваши даты'],
  [{ stock: 420, owned: 420 }, 'Свободно 420 шт. на ваши даты'],
  [{ stock: 3, owned: 3, onDates: false }, 'Всего 3 шт.'],
] as [Partial<AvailabilityProps>, string][])('%j: %s', (props, text) => {
  const html = renderToStaticMarkup(<Availability stock={0} onDates {...props} />)
  expect(html.replaceAll(/<[^>]*>/g, '').replaceAll(/&nbsp;|\s/g, ' ')).toBe(text)
})

test('a sum is not confirmed while nobody knows the stock of something in it', () => {
  const note = (...stocks: (number | null)[]) => renderToStaticMarkup(<UnconfirmedNote stocks={stocks} />)
  expect(note(5, null)).toMatch(/наличие части предметов\sещё не\sподтверждено/)
  expect(note(null)).toMatch(/наличие ещё не\sподтверждено/)
  expect([note(5, 0), note()]).toEqual(['', ''])
})
