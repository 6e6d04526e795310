import { expect, test } from 'vitest'
import { takenTogether } from './Around.tsx'

const solution = (...ids: string[]) => ({ products: ids.map((productId) => ({ productId })) })

test('what most solutions hold beside a product comes first, and never the product itself', () => {
  const solutions = [solution('chair', 'table', 'tent'), solution('tent', 'chair', 'lamp')]
  expect(takenTogether(['chair'], solutions, 2)).toEqual(['tent', 'table'])
  expect(takenTogether(['chair'], [solution('chair')], 4)).toEqual([])
})
