import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const S = readFileSync('/tmp/pics/orders/secret', 'utf8').trim()
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const errs = []
for (const [n, w, h, scheme, act] of [
  ['l390', 390, 844, 'light'],
  ['d390', 390, 844, 'dark', 'open'],
  ['l1440', 1440, 900, 'light', 'open'],
  ['d1440', 1440, 900, 'dark'],
]) {
  const c = await b.newContext({
    viewport: { width: w, height: h },
    colorScheme: scheme,
    deviceScaleFactor: 1,
    locale: 'ru-RU',
  })
  const p = await c.newPage()
  p.on('console', (m) => m.type() === 'error' && errs.push(n + ': ' + m.text().slice(0, 200)))
  p.on('pageerror', (e) => errs.push(n + ' ' + e.message.slice(0, 200)))
  await p.goto('http://127.0.0.1:5461/my-order/' + S, { waitUntil: 'networkidle' })
  if (act) {
    for (const s of await p.locator('main summary').all()) await s.click()
  }
  await p.screenshot({ path: `/tmp/pics/orders/${n}.png`, fullPage: true })
  await c.close()
}
console.log(errs)
await b.close()
