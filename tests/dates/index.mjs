import { spawnSync } from 'node:child_process'

// npm run test:dates [-- --only 2028-02-29] [PART…]: `npm test`, or parts of it, with the clock at twelve moments at which days, months,
// years and hours of the clock change. Each takes as long as `npm test`. Tests that look at times of files are left out: those are the disk's.

/**
 * Moscow is three hours ahead of UTC: the third begins a minute before its midnight, so on an installed and built folder the tests cross it.
 * In most of Europe the clock changes on 28 March and 31 October 2027 at 1:00 UTC.
 */
const MOMENTS = [
  '2026-11-28T12:00:00Z',
  '2026-12-30T12:00:00Z',
  '2026-12-31T20:59:00Z',
  '2027-01-31T12:00:00Z',
  '2027-02-26T12:00:00Z',
  '2027-02-28T12:00:00Z',
  '2027-03-28T00:45:00Z',
  '2027-04-30T00:01:00Z',
  '2027-06-06T18:00:00Z',
  '2027-10-31T00:45:00Z',
  '2028-02-28T12:00:00Z',
  '2028-02-29T12:00:00Z',
]

const given = process.argv.slice(2)
const only = given[0] === '--only' ? given.splice(0, 2)[1] : ''
const chosen = MOMENTS.filter((each) => each.startsWith(only ?? ''))
if (chosen.length === 0) throw new Error(`there is no moment ${only}: they are ${MOMENTS.join(', ')}`)
let isGreen = true
for (const moment of chosen) {
  process.stdout.write(`\n━━━━ The clock is at ${moment}\n`)
  const { status } = spawnSync(process.execPath, ['server/setup/test.mjs', ...given], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_CLOCK_AHEAD_MS: String(Date.parse(moment) - Date.now()),
      NODE_OPTIONS: `--import=${new URL('shiftClock.mjs', import.meta.url).href} ${process.env.NODE_OPTIONS ?? ''}`,
    },
  })
  if (status !== 0) isGreen = false
}
process.exitCode = isGreen ? 0 : 1
