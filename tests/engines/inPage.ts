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

/** What a visitor looks for in the page as it is now; what is not there is an error. */
interface PageTools {
  /** Where the middle of the element is, once it was scrolled to the middle of the screen; an error while something covers it. */
  reach(thing: PlainThing): [x: number, y: number]
  /** The text of the element, or the value of a field. */
  read(thing: PlainThing): string
  count(thing: PlainThing): number
  isFocused(thing: PlainThing): boolean
  /** Gives the field of a label a value that keyboards enter otherwise in each browser: a day, a choice. */
  set(label: string, value: string): void
}

declare global {
  interface Window {
    TestingLibraryDom: typeof domTesting
    pageTools: PageTools
  }
}

/** Makes `window.pageTools`. Runs in the page, where nothing of this file but the function itself is known. */
export function installPageTools(): void {
  const { configure, queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom
  configure({ getElementError: (message) => new Error(message ?? 'not found') })

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

  window.pageTools = {
    reach(thing) {
      const element = first(thing)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const isMoving = document.getAnimations().some(({ playState, effect }) => {
        const { target } = effect as KeyframeEffect
        return playState === 'running' && target?.contains(element)
      })
      if (isMoving) throw new Error(`the ${thing.role} ${thing.name.source} moves`)
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const seen = document.elementFromPoint(x, y)
      const isSeen = seen !== null && (element.contains(seen) || seen.closest('label')?.control === element)
      if (!isSeen)
        throw new Error(
          `the ${thing.role} ${thing.name.source} is behind ${seen?.outerHTML.slice(0, 300) ?? 'the edge of the screen'}`,
        )
      return [Math.floor(x), Math.floor(y)]
    },
    read(thing) {
      const element = first(thing)
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
      return isField ? element.value : element.innerText
    },
    count: (thing) => all(thing).length,
    isFocused({ role, name }) {
      const { activeElement } = document
      const around = activeElement?.parentElement
      if (!around) return false
      return queryAllByRole(around, role, { name: expression(name) }).some((each) => each === activeElement)
    },
    set(label, value) {
      const field = queryAllByLabelText(document.body, label).find((each) => each.checkVisibility())
      if (!field) throw new Error(`there is no field ${label} at ${location.href}`)
      Object.assign(field, { value })
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
  }
}
