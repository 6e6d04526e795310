import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../fixtures.ts'

const figures = ['lcp_seconds', 'cls']

/** The URL of the code that measures, wherever the build has put it. */
function meterUrl(): string {
  const files = globSync('dist/client/assets/**/*.js')
  const file = files.find((each) => readFileSync(each, 'utf8').includes('/web-vitals'))
  return `**/${path.basename(String(file))}`
}

test('of one page in ten the speed is measured, and told once, when the page is left', async ({
  page,
  faultyShop: { url },
}) => {
  await page.addInitScript(() => {
    Math.random = () => (location.hash === '#measured' ? 0.09 : 0.1)
  })
  await page.goto(`${url}/articles`)
  const meter = page.waitForResponse(meterUrl())
  await page.goto(`${url}/contacts#measured`)
  await (await meter).finished()
  await page.goto(`${url}/articles`)

  const metrics = async () => (await fetch(`${url}/metrics`)).text()
  await expect
    .poll(async () => {
      const text = await metrics()
      return figures.filter((name) => text.includes(`sutki_web_${name}_count{page="/pages/contacts"} 1\n`))
    })
    .toEqual(figures)
  expect(await metrics()).not.toMatch(/sutki_web_\w+\{page="\/pages\/articles/)
})
