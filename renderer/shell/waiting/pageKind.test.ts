import { expect, test } from 'vitest'
import { pageKind } from './pageKind.ts'

test.each([
  ['/', 'home'],
  ['/catalog', 'listing'],
  ['/catalog/', 'listing'],
  ['/categories/stulya', 'listing'],
  ['/search/%D1%81%D1%82%D1%83%D0%BB', 'listing'],
  ['/assortments/svadba', 'listing'],
  ['/catalog/stul-kyavari-zoloto', 'product'],
  ['/articles/sovety/skolko-stulev', 'article'],
  ['/articles/sovety', 'cards'],
  ['/articles', 'cards'],
  ['/solutions', 'cards'],
  ['/solutions/svadba-na-60', 'cards'],
  ['/categories', 'cards'],
  ['/cart', 'cart'],
  ['/order', 'cart'],
  ['/order/success', 'text'],
  ['/rent-terms', 'text'],
  ['/contacts', 'text'],
])('%s is a page of the kind %s', (path, kind) => expect(pageKind(path)).toBe(kind))
