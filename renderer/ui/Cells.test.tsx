import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cells } from './Cells.tsx'

const squares = (basic: number, additional: number) =>
  renderToStaticMarkup(<Cells basic={basic} additional={additional} />).match(/<i /g)?.length ?? 0

test('one square a day, and never more than a month of them', () => {
  expect(squares(2, 1)).toBe(3)
  expect(squares(2, 0)).toBe(2)
  expect(squares(2, 100_000)).toBe(31)
  expect(squares(100_000, 5)).toBe(31)
})
