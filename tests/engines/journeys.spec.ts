import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import type { EngineWindow, Visitor } from './engine.ts'
import { ENGINES } from './engines.ts'
import { CONDITIONS } from './journeys/conditions.ts'
import { SHOPPING } from './journeys/shopping.ts'
import { type Line, openLine } from './line.ts'
import { Person } from './person.ts'

const SCHEMES = ['light', 'dark'] as const

const LOOKS = [390, 1440].flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme })))

describe.each(Object.entries(ENGINES))('%s', (_, engine) => {
  afterAll(() => engine.close?.())

  describe.each(LOOKS)('$width px, $scheme', (look) => {
    const windows = new Set<EngineWindow>()
    let shop: TestApp
    let line: Line

    beforeAll(async () => {
      line = await openLine(() => shop.url)
      shop = await startApp({ env: { SITE_URL: line.url } })
    })

    afterEach(async () => {
      line.mend()
      await Promise.all([...windows].map((window) => window.close()))
      windows.clear()
    })

    afterAll(async () => {
      line.close()
      await shop.stop()
    })

    const sit = async (visitor: Visitor) => {
      const window = await engine.openWindow(visitor)
      windows.add(window)
      return new Person(window, line.url)
    }

    test.each([...SHOPPING, ...CONDITIONS])('$name', async ({ visitor, walk }) => {
      const person = await sit({ ...look, ...visitor })
      const isDark = await person.window.run(() => matchMedia('(prefers-color-scheme: dark)').matches)
      expect(isDark).toBe(look.scheme === 'dark')
      await walk({
        person,
        line,
        dataDir: shop.dataDir,
        stranger: () => sit(look),
        atWidth: (width) => sit({ ...look, width }),
      })
    })
  })
})
