import fc from 'fast-check'
import { readDemoData } from '../../server/upstream/index.ts'
import { anyText } from './hostile.ts'
import type { FuzzRequest } from './requests.ts'

const ids = readDemoData().products.map(({ id }) => String(id))

const encoded = anyText.map((value) => encodeURIComponent(value.toWellFormed()))
const day = fc.oneof(
  fc
    .integer({ min: 0, max: 600 })
    .map((days) => new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10)),
  encoded,
)
const line = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        extra: fc.constantFrom('', '', '_'),
        id: fc.constantFrom(...ids),
        rest: fc.constantFrom('_1', '_24_1pq80', '_9999_zzzzzzzz', '_0', '_1_-1', '_1e3'),
      })
      .map(({ extra, id, rest }) => extra + id + rest),
  },
  { weight: 1, arbitrary: encoded },
)
const lines = fc.array(line, { maxLength: 40 }).map((all) => all.join('.'))
const parameter = fc.oneof(
  fc.tuple(fc.constantFrom('s', 'e', 'm'), day),
  fc.tuple(fc.constantFrom('v', 't', 'l', 'x'), encoded),
  fc.tuple(fc.constant('l'), lines),
)

/** Addresses of plans: what another could have written, cut, changed or made up. */
export const planUrls: fc.Arbitrary<FuzzRequest> = fc
  .tuple(day, day, lines, fc.array(parameter, { maxLength: 4 }))
  .map(([start, end, list, others]) => ({
    method: 'GET',
    path: `/plan?v=1&s=${start}&e=${end}&l=${list}${others.map((pair) => `&${pair.join('=')}`).join('')}`.slice(
      0,
      12_000,
    ),
    headers: { accept: 'text/html' },
    body: '',
  }))
