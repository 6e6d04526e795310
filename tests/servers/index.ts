import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../server/setup/build.mjs'
import { bring, ensureRedis } from '../../server/setup/servers.mjs'
import { exitOnSignals } from '../support/exitOnSignals.ts'
import { type Figure, tableOf } from '../support/table.ts'
import { readThroughCache } from './cacheInFront.ts'
import { killServers } from './kills.ts'
import { checkOrderStatuses } from './orderStatuses.ts'
import { breakRedis } from './redisOutages.ts'
import { rollServers } from './rolls.ts'
import { checkSite } from './site.ts'
import { checkUnit } from './unit.ts'
import { killWorkers } from './workerKills.ts'

// npm run test:servers -- --rolls 100 --kills 20 --workers 20 --redis 1 --statuses 50 --cached 1000: how often each thing happens. Wants nginx, redis-server and
// openssl. Ends with 1 when a figure is missed, with 2 when there is no nginx.
const { values } = parseArgs({
  options: {
    rolls: { type: 'string', default: '100' },
    kills: { type: 'string', default: '20' },
    workers: { type: 'string', default: '20' },
    redis: { type: 'string', default: '1' },
    statuses: { type: 'string', default: '50' },
    cached: { type: 'string', default: '1000' },
  },
})
exitOnSignals()
if (!bring('nginx', 'nginx-light', '-v')) {
  console.error(
    'No nginx could be found or installed (Debian, Ubuntu: apt-get install nginx-light). Nothing was tried.',
  )
  process.exit(2)
}
ensureRedis()
ensureBuilt()

const folder = mkdtempSync(path.join(tmpdir(), 'sutki-unit-'))
const figures: Figure[] = [...checkUnit(folder), ...(await checkSite())]
rmSync(folder, { recursive: true })
const parts = [
  { times: Number(values.rolls), run: rollServers },
  { times: Number(values.kills), run: killServers },
  { times: Number(values.workers), run: killWorkers },
  { times: Number(values.redis), run: breakRedis },
  { times: Number(values.statuses), run: checkOrderStatuses },
  { times: Number(values.cached), run: readThroughCache },
]
for (const { times, run } of parts) if (times > 0) figures.push(...(await run(times)))
console.log(`\n${tableOf(figures)}`)
if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1
