import { texts } from '#company/texts/index.ts'
import { showToast } from '#renderer/ui/toasts.ts'

/** JSON values in one of the browser's storages, which may be missing (server), switched off, full or corrupted: never throws. */
type BrowserStorage = {
  /** The JSON value under a name; null where there is none that can be read. */
  read: (name: string) => unknown
  /** Stores a JSON value; false where that is not possible: the caller's memory is all there is. */
  write: (name: string, value: unknown) => boolean
  remove: (name: string) => void
}

/** Local storage: shared by all tabs, survives the browser. */
export const browserStorage = jsonStorage(() => localStorage)

/** Session storage: one tab's own, until it is closed. */
export const tabStorage = jsonStorage(() => sessionStorage)

// A storage is a function, since naming one throws where it is switched off.
function jsonStorage(storage: () => Storage): BrowserStorage {
  return {
    read(name) {
      try {
        return JSON.parse(storage().getItem(name) ?? 'null')
      } catch {
        return null
      }
    },
    write(name, value) {
      return attempt(() => storage().setItem(name, JSON.stringify(value)))
    },
    remove(name) {
      attempt(() => storage().removeItem(name))
    },
  }
}

/** False where the storage is full or switched off: the tab goes on with what it has in memory. */
function attempt(change: () => void): boolean {
  try {
    change()
    return true
  } catch {
    return false
  }
}

let isSaid = false

/** True if dates or cart are in this tab's memory alone: a reload would lose them. */
export function isNothingKept(): boolean {
  return isSaid
}

/** Tells the visitor, once, that dates and cart end with the tab. Comes after what the press itself has to say. */
export function sayNothingIsKept(): void {
  if (isSaid) return
  isSaid = true
  queueMicrotask(() => showToast({ text: texts.lost.nothingKept }))
}

/** An own property of a stored value, whatever it is: a stored `__proto__` gives nothing. */
export function storedField(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

/** A stored text of at most `max` characters; empty for anything else. */
export function storedText(value: unknown, key: string, max = 2000): string {
  const text = storedField(value, key)
  return typeof text === 'string' && text.length <= max ? text : ''
}
