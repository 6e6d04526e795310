import { useSyncExternalStore } from 'react'

/** A value that one tab keeps until it is closed: in session storage, or in memory where there is none. Never throws. */
export type SessionRecord<Value> = {
  read: () => Value | null
  write: (value: Value) => void
  remove: () => void
}

/** A record under a name; `check` says what is sound of a stored value, or null. */
export function sessionRecord<Value>(
  name: string,
  check: (stored: unknown) => Value | null,
): SessionRecord<Value> {
  let kept: Value | null | undefined
  return {
    read() {
      if (kept === undefined) kept = check(readStored(name))
      return kept
    },
    write(value) {
      kept = value
      tryStorage(() => sessionStorage.setItem(name, JSON.stringify(value)))
    },
    remove() {
      kept = null
      tryStorage(() => sessionStorage.removeItem(name))
    },
  }
}

/** The record as it is when the page is shown; undefined on the server and in the first render, where nothing is known. */
export function useSessionRecord<Value>({ read }: SessionRecord<Value>): Value | null | undefined {
  return useSyncExternalStore(neverChanges, read, unknown)
}

function readStored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function tryStorage(change: () => void): void {
  try {
    change()
  } catch {
    // Storage is full or switched off: the tab goes on with what it has in memory.
  }
}

function neverChanges() {
  return () => undefined
}

function unknown() {
  return undefined
}
