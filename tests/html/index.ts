import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { ensureBuilt } from '../../server/setup/build.mjs'
import { readDemoData } from '../../server/upstream/index.ts'
import { startApp } from '../support/app.ts'
import { threeDays } from '../support/rental.ts'
import { routesOf } from '../support/routes.ts'

// npm run test:html: the W3C checker over each kind of page, without dates and with them. It wants Java; npm fetches the checker, 30 MB.

/** Errors that stay: Vike reads this attribute of links, which HTML does not have. */
const KNOWN = '.*keep-scroll-position.*'

ensureBuilt()
const app = await startApp()
const folder = mkdtempSync(path.join(tmpdir(), 'sutki-html-'))
const period = threeDays()
const lines = [{ productId: '101', parentId: null, quantity: 2, sum: null }]
const plan = planUrl({ title: '', period, made: null, lines }) ?? ''
const paths = [
  ...routesOf(readDemoData()).map((route) => route.path),
  '/catalog?sort=cheapest&brands=Norrvik',
  plan,
  plan.replace('/plan', '/order'),
]
for (const [index, each] of paths.entries())
  for (const cookie of ['', `rentDates=${encodeURIComponent(JSON.stringify(period))}`]) {
    const answer = await fetch(app.url + each, { headers: { cookie } })
    const name = `${index}-${each.replace(/\W+/g, '_').slice(0, 60)}${cookie && '-dated'}.html`
    writeFileSync(path.join(folder, name), await answer.text())
  }
await app.stop()
const { status } = spawnSync('npx', ['--yes', 'vnu-jar', '--errors-only', '--filterpattern', KNOWN, folder], {
  stdio: 'inherit',
})
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
