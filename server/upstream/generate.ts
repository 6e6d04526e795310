import type { Database } from './data/database.ts'
import { type DemoProduct, readDemoData } from './demo.ts'
import { FIRST_GENERATED_ID, insertProduct } from './seed.ts'

/** Puts `count` variations of the demo products beside them, the same for each number, to measure how the shop grows. */
export function generateProducts(database: Database, count: number): void {
  const { products } = readDemoData()
  database.transaction(() => {
    database.run('DELETE FROM products WHERE id >= ?', FIRST_GENERATED_ID)
    for (let index = 0; index < count; index++) {
      const model = products[index % products.length]
      if (model) insertProduct(database, variation(model, index, products.length))
    }
    database.run(`INSERT OR REPLACE INTO meta (name, value) VALUES ('generated', ?)`, `${count}`)
  })
  database.execute('ANALYZE')
}

function variation(model: DemoProduct, index: number, modelCount: number): DemoProduct {
  const round = Math.floor(index / modelCount) + 1
  const factor = 0.5 + scatter(index) * 2
  const additional = Math.round((model.additionalPricePerDay * factor) / 10) * 10
  const stock = Math.floor(scatter(index + 1) * 60)
  return {
    ...model,
    id: FIRST_GENERATED_ID + index,
    slug: `${model.slug}-${round}`,
    name: `${model.name}, серия ${round}`,
    basicPricePerDay: Math.round((model.basicPricePerDay * factor) / 10) * 10 + 10,
    additionalPricePerDay: additional,
    stocks: index % 9 === 0 ? [{ stock, warehouse: 'Москва' }] : stock,
    priority: Math.floor(scatter(index + 2) * 100),
    createdAt: new Date(
      Date.UTC(2025, 0, 1) + Math.floor(scatter(index + 3) * 600) * 86_400_000,
    ).toISOString(),
  }
}

/** A number from 0 up to 1 that looks random and is the same every time. */
function scatter(index: number): number {
  return (Math.imul(index + 1, 2_654_435_761) >>> 0) / 2 ** 32
}
