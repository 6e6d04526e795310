// Ways to a plan, and to send it.
export const share = 'Share the quote'
export const copy = 'Copy the link'
export const copied = 'Link to the quote copied'
export const link = 'Link to the quote'
export const notCopied = 'The browser did not allow copying: the link is selected'
export const open = 'Open the quote'

/** A plan without a name; `period`: in words. */
export function named(period: string): string {
  return `Quote for ${period}`
}
