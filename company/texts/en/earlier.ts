// A page from an earlier moment.

/** On a page from an earlier moment; `moment`: when that was, in words. */
export function cached(isOnline: boolean, moment: string): string {
  return `${isOnline ? 'The connection was interrupted' : 'No connection'}: this is the page as it was ${moment}. Prices and availability may have changed`
}
