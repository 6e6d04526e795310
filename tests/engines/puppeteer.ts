import puppeteer, { type LaunchOptions } from 'puppeteer-core'
import { chromiumFlags } from '../../server/setup/browser.mjs'
import type { EngineWindow, Json, Visitor } from './engine.ts'

// Puppeteer's own type also takes handles of elements among the arguments.
type PageFunction = (...args: unknown[]) => unknown

export async function openChromium(
  executablePath: string,
  { width, scheme, isStill = false, hasScripts = true }: Visitor,
): Promise<EngineWindow> {
  const args = [...chromiumFlags, '--lang=ru-RU', '--hide-scrollbars=false']
  const { page, window } = await launch({ browser: 'chrome', executablePath, args }, width)
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: isStill ? 'reduce' : 'no-preference' },
  ])
  await page.setJavaScriptEnabled(hasScripts)
  return window
}

/** Firefox speaks WebDriver BiDi without a driver of its own; what BiDi cannot set yet is a preference. */
export async function openFirefox(
  executablePath: string,
  { width, scheme, isStill = false, hasScripts = true }: Visitor,
): Promise<EngineWindow> {
  const extraPrefsFirefox = {
    'intl.accept_languages': 'ru-RU, ru',
    'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    'ui.prefersReducedMotion': isStill ? 1 : 0,
    'javascript.enabled': hasScripts,
    // Scroll bars that take room, as on most desks.
    'widget.gtk.overlay-scrollbars.enabled': false,
  }
  const { window } = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox }, width)
  return window
}

async function launch(options: LaunchOptions, width: number) {
  const browser = await puppeteer.launch({ headless: true, ...options })
  const page = await browser.newPage()
  await page.setViewport({ width, height: 844 })
  // Until then keys go nowhere.
  await page.bringToFront()
  const window: EngineWindow = {
    goto: async (url) => {
      await page.goto(url)
    },
    run: <Args extends Json[], Answer>(inPage: (...args: Args) => Answer | Promise<Answer>, ...args: Args) =>
      page.evaluate(inPage as PageFunction, ...args) as Promise<Answer>,
    load: async (program) => {
      await page.evaluate(program)
    },
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
  return { page, window }
}
