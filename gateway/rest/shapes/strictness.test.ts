import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { link, storagePath } from '../values/link.ts'
import { ids, names } from '../values/names.ts'
import { between, flag, price, stocks, whole } from '../values/number.ts'
import { type Path, type Shape, withoutNull } from '../values/shape.ts'
import { id, slug, text, words } from '../values/text.ts'
import { image, productFilters } from './catalog.ts'

/** Pieces that checks stumble over: separators, dots, percent signs, blanks, signs of numbers and of schemes. */
const PIECES = [
  ...['/', '//', '\\', '.', '..', '%', '%2e', '%2F', '?', '#', ':', '"', "'", '<', ' ', '\t', '\u0000'],
  ...['\u2028', '\uff0f', '-', '+', '1', '0', '999999999999', '.5', 'e5', 'a', 'ж', '😀', 'example'],
  ...['http:', 'https://', 'mailto:', 'tel:', 'javascript:', '@', '[', '.com'],
]
const textOf = fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }).map((pieces) => pieces.join(''))
const scalar = fc.oneof(
  textOf,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
)
const record = fc.dictionary(
  fc.constantFrom('stock', 'name', 'value', 'title', 'slug', 'label', 'count', 'original', 'caption'),
  scalar,
)
const list = fc.array(fc.oneof(scalar, record), { maxLength: 3 })
const value = fc.oneof(textOf, scalar, record, list, fc.dictionary(fc.constantFrom('brands', 'total'), list))

const SHAPES: [string, Shape<unknown>][] = [
  ['text', text],
  ['words', words],
  ['id', id],
  ['slug', slug],
  ['price', price],
  ['whole', whole(0)],
  ['between', between(-90, 90)],
  ['stocks', stocks],
  ['flag', flag],
  ['link', link],
  ['storagePath', storagePath],
  ['names', names],
  ['ids', ids],
  ['image', image],
  ['productFilters', productFilters],
]

test.each(SHAPES)('what the schema of %s allows, the check takes without an issue', (_name, shape) => {
  const validate = new Ajv2020({ strict: false }).compile(withoutNull(shape.schema))
  let allowed = 0
  fc.assert(
    fc.property(value, (given) => {
      if (!validate(given)) return
      allowed += 1
      const issues: string[] = []
      shape.read(given, listenTo(issues))
      expect(issues).toEqual([])
    }),
    { numRuns: 1000, seed: 1 },
  )
  expect(allowed).toBeGreaterThan(0)
})

function listenTo(issues: string[]): Path {
  return { in: () => listenTo(issues), issue: (problem) => void issues.push(problem) }
}
