import type * as domTesting from '@testing-library/dom'

/** An element of the page by its accessible name, serializable; the first of several. */
export interface PlainThing {
  role: string
  name: PlainPattern
  /** The part of the page that it stands in. */
  within: { role: string; name: PlainPattern } | null
  [other: string]: PlainThing['within'] | string | PlainPattern
}

/** A regular expression in two strings. */
export interface PlainPattern {
  source: string
  flags: string
  [other: string]: string
}

/** What the tests do in the page; every wait ends after half a minute with an error. */
interface PageTools {
  /** Waits until the page's scripts listen. */
  hydrated(): Promise<void>
  /** The element, in the middle of the screen, at rest, and not covered. */
  reach(thing: PlainThing): Promise<HTMLElement>
  /** Waits until the element has this text, or a field this value. */
  reads(thing: PlainThing, text: PlainPattern): Promise<void>
  /** Waits until there is no such element. */
  misses(thing: PlainThing): Promise<void>
  /** Waits until the element has the focus. */
  getsFocus(thing: PlainThing): Promise<void>
  /** Whether the element has the focus. */
  isFocused(thing: PlainThing): boolean
}

declare global {
  interface Window {
    TestingLibraryDom: typeof domTesting
    pageTools: PageTools
  }
}

/** Makes `window.pageTools`. Runs in the page, where nothing of this file but the function itself is known. */
export function installPageTools(): void {
  const { configure, queryAllByRole, waitFor } = window.TestingLibraryDom
  configure({ asyncUtilTimeout: 30_000, getElementError: (message) => new Error(message ?? 'not found') })

  const expression = ({ source, flags }: PlainPattern) => new RegExp(source, flags)
  function all({ role, name, within }: PlainThing): HTMLElement[] {
    const parts = within
      ? queryAllByRole(document.body, within.role, { name: expression(within.name) })
      : [document.body]
    return parts.flatMap((part) => queryAllByRole(part, role, { name: expression(name) }))
  }
  function first(thing: PlainThing): HTMLElement {
    const [found] = all(thing)
    if (!found) throw new Error(`there is no ${thing.role} ${thing.name.source} at ${location.href}`)
    return found
  }
  function textOf(element: HTMLElement): string {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
    return isField ? element.value : element.innerText
  }
  function check(isTrue: boolean, problem: () => string): void {
    if (!isTrue) throw new Error(problem())
  }
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const placeOf = (element: HTMLElement) => JSON.stringify(element.getBoundingClientRect())

  const isFocused = (thing: PlainThing) => all(thing).some((element) => element === document.activeElement)

  window.pageTools = {
    hydrated: () =>
      waitFor(() =>
        check('hydrated' in document.documentElement.dataset, () => 'the scripts of the page never ran'),
      ),
    reach: (thing) =>
      waitFor(async () => {
        const element = first(thing)
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const place = placeOf(element)
        await nextFrame()
        await nextFrame()
        check(placeOf(element) === place, () => `the ${thing.role} ${thing.name.source} never rests`)
        const { left, top, width, height } = element.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        const isSeen = seen !== null && (element.contains(seen) || seen.closest('label')?.control === element)
        check(
          isSeen,
          () => `the ${thing.role} ${thing.name.source} is behind ${seen?.outerHTML.slice(0, 300)}`,
        )
        return element
      }),
    reads: (thing, text) =>
      waitFor(() => {
        const element = first(thing)
        check(
          expression(text).test(textOf(element)),
          () => `the ${thing.role} ${thing.name.source} does not say ${text.source}: ${textOf(element)}`,
        )
      }),
    misses: (thing) =>
      waitFor(() =>
        check(all(thing).length === 0, () => `the ${thing.role} ${thing.name.source} is still there`),
      ),
    getsFocus: (thing) =>
      waitFor(() =>
        check(
          isFocused(thing),
          () => `the focus is not on the ${thing.role} but on ${document.activeElement?.outerHTML}`,
        ),
      ),
    isFocused,
  }
}
