import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnconfirmedNote } from './Availability.tsx'

test('a sum is not confirmed while nobody knows the stock of something in it', () => {
  const note = (...stocks: (number | null)[]) => renderToStaticMarkup(<UnconfirmedNote stocks={stocks} />)
  expect(note(5, null)).toMatch(/наличие части предметов\sещё не\sподтверждено/)
  expect(note(null)).toMatch(/наличие ещё не\sподтверждено/)
  expect([note(5, 0), note()]).toEqual(['', ''])
})
