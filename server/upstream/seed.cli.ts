import { parseArgs } from 'node:util'
import { databasePath, openDatabase } from './data/database.ts'
import { generateProducts } from './generate.ts'
import { seed } from './seed.ts'

// npm run seed                        fills an empty database with the demo data
// npm run seed -- --products 20000    and puts so many generated products beside it (0 takes them away again)

const MAX_PRODUCTS = 20_000

const { values } = parseArgs({ options: { products: { type: 'string' } } })
if (
  values.products !== undefined &&
  !(/^\d{1,7}$/.test(values.products) && Number(values.products) <= MAX_PRODUCTS)
) {
  console.error(`--products: must be a whole number from 0 to ${MAX_PRODUCTS}`)
  process.exit(1)
}

const dataDir = process.env.DATA_DIR || './data'
const database = openDatabase(dataDir)
seed(database)
if (values.products !== undefined) generateProducts(database, Number(values.products))
const [counted] = database.all('SELECT count(*) AS products FROM products')
database.close()
console.log(`${databasePath(dataDir)}: ${counted?.products} products`)
