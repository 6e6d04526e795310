import { expect, test } from 'vitest'
import { stems } from './stem.ts'

test.each([
  'стул стула стулья стульев стульями СТУЛ',
  'шатёр шатер шатра шатры шатров Шатрами',
  'подушка подушки подушек подушками',
  'бокал бокала бокалы бокалов',
  'диван диваны диванов',
  'кресло кресла кресел',
  'скамейка скамейки скамеек',
  'стойка стойки стоек',
  'тарелка тарелок тарелками',
  'скатерть скатерти скатертей скатертью',
  'белый белая белое белые белого белых',
  'складной складная складные складного',
  'рация рации раций',
  'Norrvik norrvik',
])('every form shares a stem with every other: %s', (forms) => {
  const all = forms.split(' ').map(stems)
  for (const one of all) for (const other of all) expect(one.some((stem) => other.includes(stem))).toBe(true)
})

test.each([
  ['стул', 'стол'],
  ['стойка', 'стол'],
  ['тарелка', 'тележка'],
  ['белый', 'бокал'],
])('different words stay apart: %s, %s', (one, other) => {
  expect(stems(one).some((stem) => stems(other).includes(stem))).toBe(false)
})

test('what is longer than any word is kept whole: nobody waits for its stem', () => {
  const endless = `${'стул'.repeat(16_000)}ами`
  expect(stems(endless)).toEqual([endless])
})
