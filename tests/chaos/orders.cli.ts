import { parseArgs } from 'node:util'
import { runChaos } from './runChaos.ts'

// npm run chaos:orders -- --orders 10000 --kills 300 [--redis]: wants a build, and with --redis also redis-server. Ends with 1 when an order is lost, doubled or refused.
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '300' },
    redis: { type: 'boolean', default: false },
  },
})
const started = performance.now()
const result = await runChaos({
  orders: Number(values.orders),
  kills: Number(values.kills),
  redis: values.redis,
})
const { lost, doubled, refusedButKept, refused, wrongHolds, ...figures } = result
const faults = { lost, doubled, refusedButKept, refused, wrongHolds }
console.log(
  JSON.stringify({ ...figures, seconds: Math.round((performance.now() - started) / 1000) }, null, 2),
)
for (const [name, list] of Object.entries(faults))
  console.log(`${name}: ${list.length}${list.length > 0 ? ` (${list.slice(0, 10).join(', ')})` : ''}`)
if (Object.values(faults).some((list) => list.length > 0)) process.exitCode = 1
