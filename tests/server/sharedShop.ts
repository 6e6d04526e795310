import { rmSync } from 'node:fs'
import { vi } from 'vitest'
import { companyData } from '../support/companies.ts'
import { quotingCompany, sevenRules } from '../support/tariff.ts'
import { type Shop, type ShopParts, startShop } from './shop.ts'

/** Where the shops say that they are. */
export const SITE = 'https://shop.example'
const ENV = { SITE_URL: SITE, TRUST_PROXY: '127.0.0.1', PLAYGROUND: 'on', LOG_LEVEL: 'info' }

/** The shops that files share; a forgetful one asks its services for everything anew, so that a fault is met at once. */
const SHARED: Record<'demo' | 'forgetful' | 'long' | 'empty' | 'odd' | 'quoting', ShopParts> = {
  demo: [ENV],
  forgetful: [{ ...ENV, ANSWER_CACHE: 'off', PAGE_CACHE: 'off' }],
  long: [ENV, undefined, companyData('long')],
  empty: [ENV, undefined, companyData('empty')],
  odd: [ENV, undefined, companyData('odd')],
  quoting: [
    { ...ENV, ORDER_MAX_SUM: '0' },
    undefined,
    quotingCompany('delivery-quotes', 'orders'),
    sevenRules,
  ],
}
const shared: Partial<Record<keyof typeof SHARED, Promise<Shop>>> = {}
const folders: string[] = []
process.once('exit', () => folders.forEach((folder) => void rmSync(folder, { recursive: true })))

/**
 * A shop that all files of a test process share; it ends with the process. Nothing is changed in it: orders are for days that no other
 * file looks at, and a test that wants something rendered asks for what nobody asks for.
 */
export async function sharedShop(name: keyof typeof SHARED): Promise<Shop> {
  shared[name] ??= startShop(...SHARED[name]).then((shop) => {
    folders.push(shop.dataDir)
    return shop
  })
  const shop = await shared[name]
  shop.services.heal()
  // A service that failed again and again is left alone for a second.
  if (name === 'forgetful') await vi.waitUntil(() => isReady(shop), 20_000)
  return shop
}

/** True if the last call of each service was answered; a page asks those that failed once more. */
async function isReady({ get }: Shop): Promise<boolean> {
  if ((await get('/readyz')).text === '{"ready":true}') return true
  await get('/')
  return false
}
