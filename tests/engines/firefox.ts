import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Engine, Json } from './engine.ts'

// Puppeteer's own type also takes handles of elements among the arguments.
type PageFunction = (...args: unknown[]) => unknown

/** Starts an installed Firefox and drives it by WebDriver BiDi, which it speaks without a driver of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'ru-RU, ru',
      // Scroll bars that take room, as on most desks.
      'widget.gtk.overlay-scrollbars.enabled': false,
    },
  })
  return {
    async openWindow(width) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height: 844 })
      // Until then keys go nowhere.
      await page.bringToFront()
      return {
        goto: async (url) => {
          await page.goto(url)
        },
        run: <Args extends Json[], Answer>(
          inPage: (...args: Args) => Answer | Promise<Answer>,
          ...args: Args
        ) => page.evaluate(inPage as PageFunction, ...args) as Promise<Answer>,
        load: async (program) => {
          await page.evaluate(program)
        },
        element: async (inPage, ...args) => {
          const handle = await page.evaluateHandle(inPage as PageFunction, ...args)
          const element = handle.asElement() as ElementHandle<Element> | null
          if (!element) throw new Error('the page answered no element')
          return { click: () => element.click() }
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
