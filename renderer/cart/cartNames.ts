import { browserStorage, storedText } from '#renderer/runtime/browserStorage.ts'

/** The storage key of the names of what the cart holds, by id. */
export const NAMES_STORAGE = 'cartNames'

/** The name that the catalogue last had for an item of the cart; empty where it had none. */
export function storedName(id: string): string {
  return storedText(browserStorage.read(NAMES_STORAGE), id, 300)
}
