import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import type { EngineWindow, Json, Key } from './engine.ts'
import { installPageTools, type PlainPattern, type PlainThing } from './inPage.ts'

/** An element of the page by its accessible name; the first of several. */
export interface Thing {
  role: string
  /** Its whole name, or a pattern of it. */
  name: string | RegExp
  /** The part of the page that it stands in. */
  within?: { role: string; name: string | RegExp }
}

/** A visitor at a window: finds things by role and name, and waits for them as people do, half a minute at most. */
export class Person {
  readonly window: EngineWindow
  readonly #site: string
  #presses = 0

  constructor(window: EngineWindow, site: string) {
    this.window = window
    this.#site = site
  }

  /** How often the visitor has pressed so far. */
  get presses(): number {
    return this.#presses
  }

  /** Opens a page of the shop by its path. */
  goto(path: string): Promise<void> {
    return this.window.goto(`${this.#site}${path}`)
  }

  /** Opens a page of the shop by its path, and waits until its scripts listen. */
  async visit(path: string): Promise<void> {
    await this.goto(path)
    await this.waits(() => 'hydrated' in document.documentElement.dataset)
  }

  /** Presses on a thing that is in sight and at rest. */
  async click(thing: Thing): Promise<void> {
    let before = ''
    const [x, y] = await vi.waitFor(async () => {
      const place = await this.#ask((plainThing) => window.pageTools.reach(plainThing), plain(thing))
      const isAtRest = String(place) === before
      before = String(place)
      if (!isAtRest) throw new Error(`the ${thing.role} ${thing.name} never rests`)
      return place
    }, PATIENCE)
    this.#presses += 1
    await this.window.click(x, y)
  }

  /** Presses into a field and types. */
  async fill(thing: Thing, text: string): Promise<void> {
    await this.click(thing)
    await this.window.type(text)
  }

  /** Gives the field of a label a value that keyboards enter otherwise in each browser: a day, a choice. */
  set(label: string, value: string): Promise<void> {
    return vi.waitFor(
      () => this.#ask((name, text) => window.pageTools.set(name, text), label, value),
      PATIENCE,
    )
  }

  press(key: Key): Promise<void> {
    return this.window.press(key)
  }

  /** Presses Tab until the thing has the focus, unless it does already. */
  async tabTo(thing: Thing): Promise<void> {
    for (let presses = 0; presses < MAX_TABS; presses++) {
      if (presses > 0) await this.press('Tab')
      if (await this.#ask((plainThing) => window.pageTools.isFocused(plainThing), plain(thing))) return
    }
    throw new Error(`the keyboard never came to the ${thing.role} ${thing.name}`)
  }

  /** Tabs to a thing and presses it. */
  async pressByKeyboard(thing: Thing, key: Key = 'Enter'): Promise<void> {
    await this.tabTo(thing)
    await this.press(key)
  }

  /** Waits until the thing has the focus. */
  getsFocus(thing: Thing): Promise<void> {
    return this.waits((plainThing) => window.pageTools.isFocused(plainThing), plain(thing))
  }

  /** Waits until the thing has this text, or a field this value. */
  async reads(thing: Thing, text: string | RegExp): Promise<void> {
    const { source, flags } = plainPattern(text)
    await vi.waitFor(async () => {
      const read = await this.#ask((plainThing) => window.pageTools.read(plainThing), plain(thing))
      if (!new RegExp(source, flags).test(read))
        throw new Error(`the ${thing.role} ${thing.name} does not say ${source}: ${read}`)
    }, PATIENCE)
  }

  /** Waits until there is such a thing. */
  sees(thing: Thing): Promise<void> {
    return this.waits((plainThing) => window.pageTools.count(plainThing) > 0, plain(thing))
  }

  /** Waits until there is no such thing. */
  misses(thing: Thing): Promise<void> {
    return this.waits((plainThing) => window.pageTools.count(plainThing) === 0, plain(thing))
  }

  /** True if there is such a thing now. */
  has(thing: Thing): Promise<boolean> {
    return this.#ask((plainThing) => window.pageTools.count(plainThing) > 0, plain(thing))
  }

  /** Waits until the URL, without its host, matches. */
  isAt(url: RegExp): Promise<void> {
    return this.waits(
      ({ source, flags }) =>
        new RegExp(source, flags).test(decodeURIComponent(location.pathname + location.search)),
      plainPattern(url),
    )
  }

  /** Goes a step of the history: -1 is Back. */
  async step(delta: -1 | 1): Promise<void> {
    await this.window.run((by) => void setTimeout(() => history.go(by)), delta)
  }

  /** Waits until what is asked of the page is true. */
  async waits<Args extends Json[]>(
    inPage: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await this.#ask(inPage, ...args)))
        throw new Error(`never true: ${inPage} of ${JSON.stringify(args)}`)
    }, PATIENCE)
  }

  /** Asks the page, which a press may have replaced meanwhile. */
  async #ask<Args extends Json[], Answer>(
    inPage: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    if (!(await this.window.run(() => 'pageTools' in window))) {
      await this.window.load(domTesting)
      await this.window.run(installPageTools)
    }
    return this.window.run(inPage, ...args)
  }
}

const MAX_TABS = 120
const PATIENCE = { timeout: 30_000, interval: 60 }

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
