import { expect, test } from 'vitest'
import { pageNumbers } from './pageNumbers.ts'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
  [99, 3, [1, 2, 3]],
])('page %s of %s', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers))
