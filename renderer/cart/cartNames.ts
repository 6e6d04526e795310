import { browserStorage, storedText } from '#renderer/runtime/browserStorage.ts'

/** Where the names of what the cart holds are kept, by id. */
export const NAMES_STORAGE = 'cartNames'

/** What a thing of the cart was called when it was last known; empty where it never was. */
export function keptName(id: string): string {
  return storedText(browserStorage.read(NAMES_STORAGE), id, 300)
}
