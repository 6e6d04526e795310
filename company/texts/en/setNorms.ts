// A ready-made set beside what its guests usually need: comes late. Guests in words.
export const inSet = 'in the set'
export const byNorm = 'usually needed'
export const take = 'Take what is usually needed'
export const none = 'We have no usual amounts for what is in this set'
export const more = 'What else guests need'

/** `kind`: “Banquet”. */
export function title(kind: string, guests: string): string {
  return `${kind} for\u00A0${guests}: the set beside what is usually needed`
}

/** Nothing of the set differs. */
export const same = 'The set has what is usually needed'
