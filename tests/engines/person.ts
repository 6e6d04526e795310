import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { EngineWindow, Key } from './engine.ts'
import { installPageTools, type PlainPattern, type PlainThing } from './inPage.ts'

/** An element of the page by its accessible name; the first of several. */
export interface Thing {
  role: string
  /** Its whole name, or a pattern of it. */
  name: string | RegExp
  /** The part of the page that it stands in. */
  within?: { role: string; name: string | RegExp }
}

/** A visitor at a window: finds things by role and name, and waits for them as people do. */
export class Person {
  readonly window: EngineWindow
  readonly #site: string

  constructor(window: EngineWindow, site: string) {
    this.window = window
    this.#site = site
  }

  /** Opens a page of the shop by its path, and waits until it is hydrated. */
  async goto(path: string): Promise<void> {
    await this.window.goto(`${this.#site}${path}`)
    await this.window.load(domTesting)
    await this.window.run(installPageTools)
    await this.window.run(() => window.pageTools.hydrated())
  }

  async click(thing: Thing): Promise<void> {
    const element = await this.window.element(
      (plainThing) => window.pageTools.reach(plainThing),
      plain(thing),
    )
    await element.click()
  }

  /** Clicks into a field and types. */
  async fill(thing: Thing, text: string): Promise<void> {
    await this.click(thing)
    await this.window.type(text)
  }

  press(key: Key): Promise<void> {
    return this.window.press(key)
  }

  /** Presses Tab until the element has the focus, unless it does already. */
  async tabTo(thing: Thing): Promise<void> {
    for (let presses = 0; presses < MAX_TABS; presses++) {
      if (presses > 0) await this.press('Tab')
      if (await this.window.run((plainThing) => window.pageTools.isFocused(plainThing), plain(thing))) return
    }
    throw new Error(`the keyboard never came to the ${thing.role} ${thing.name}`)
  }

  /** Waits until the element has the focus. */
  getsFocus(thing: Thing): Promise<void> {
    return this.window.run((plainThing) => window.pageTools.getsFocus(plainThing), plain(thing))
  }

  /** Waits until the element has this text, or a field this value. */
  reads(thing: Thing, text: string | RegExp): Promise<void> {
    return this.window.run(
      (plainThing, pattern) => window.pageTools.reads(plainThing, pattern),
      plain(thing),
      plainPattern(text),
    )
  }

  /** Waits until there is no such element. */
  misses(thing: Thing): Promise<void> {
    return this.window.run((plainThing) => window.pageTools.misses(plainThing), plain(thing))
  }
}

const MAX_TABS = 80

const domTesting = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

function plain({ role, name, within }: Thing): PlainThing {
  return {
    role,
    name: plainPattern(name),
    within: within ? { role: within.role, name: plainPattern(within.name) } : null,
  }
}

function plainPattern(text: string | RegExp): PlainPattern {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags }
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
  return { source: `^${escaped}$`, flags: '' }
}
