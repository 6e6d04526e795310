import { pino } from 'pino'
import { readEnv } from '../base/env.server.ts'
import { openOrdersOf } from './orderStores.ts'

// npm run orders:forget   what the orders of the last 24 hours have taken of their networks' bounds is forgotten

const orders = await openOrdersOf(readEnv(process.env), pino())
await orders?.forget()
await orders?.close()
console.log('Open orders are counted anew.')
