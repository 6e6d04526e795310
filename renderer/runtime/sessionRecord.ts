import { useSyncExternalStore } from 'react'
import { tabStorage } from './browserStorage.ts'

/** A value that one tab stores until it is closed: in session storage, or in memory where there is none. Never throws. */
export type SessionRecord<Value> = {
  read: () => Value | null
  write: (value: Value) => void
  remove: () => void
}

/** A record under a name; `check` validates a stored value and returns null for an invalid one. */
export function sessionRecord<Value>(
  name: string,
  check: (stored: unknown) => Value | null,
): SessionRecord<Value> {
  let cached: Value | null | undefined
  return {
    read() {
      if (cached === undefined) cached = check(tabStorage.read(name))
      return cached
    },
    write(value) {
      cached = value
      tabStorage.write(name, value)
    },
    remove() {
      cached = null
      tabStorage.remove(name)
    },
  }
}

/** The record as it is when the page is shown; undefined on the server and in the first render, where it is not read yet. */
export function useSessionRecord<Value>({ read }: SessionRecord<Value>): Value | null | undefined {
  return useSyncExternalStore(neverChanges, read, unknown)
}

function neverChanges() {
  return () => undefined
}

function unknown() {
  return undefined
}
