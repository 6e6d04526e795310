/** The browser's local storage, which may be missing (server), switched off, full or full of garbage: never throws. */
export const browserStorage = {
  /** The JSON value under a name; null where there is none that can be read. */
  read(name: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(name) ?? 'null')
    } catch {
      return null
    }
  },

  /** Keeps a JSON value; where that is not possible, it lives as long as the tab. */
  write(name: string, value: unknown): void {
    try {
      localStorage.setItem(name, JSON.stringify(value))
    } catch {
      // Storage is full or switched off: the tab goes on with what it has in memory.
    }
  },

  remove(name: string): void {
    try {
      localStorage.removeItem(name)
    } catch {
      // Storage is switched off: there is nothing to remove.
    }
  },
}
