import { expect, test } from 'vitest'
import { answered } from '../../tests/support/answered.tsx'
import { WaitForms } from './WaitForm.tsx'

const period = { start: '2026-12-12', end: '2026-12-14' }
const items = [
  { productId: '101', name: 'Стул', quantity: 24, period },
  { productId: '163', name: 'Самовар', quantity: 1, period: null },
]

const shown = (capabilities: string[]) =>
  answered({ settings: { id: '1', capabilities } }, <WaitForms items={items} />)

test('each thing that is short has its form, folded under its name, where the services tell', () => {
  const forms = shown(['waitlist']).split('<details').slice(1)
  expect(forms).toHaveLength(2)
  expect(forms[0]).toMatch(/<summary><span>Сообщить, когда освободится: Стул.*name="quantity" value="24"/s)
  expect(forms[0]).toContain('name="start" value="2026-12-12"')
  expect(forms[1]).toContain('name="productId" value="163"')
  expect(forms[1]).not.toContain('name="start"')
  expect(shown(['calendar'])).toBe('')
})
