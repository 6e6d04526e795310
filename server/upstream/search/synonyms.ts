// Synonyms, by their stems: only where people say both and the catalogue writes one.
const SYNONYMS: readonly (readonly [said: string, written: string])[] = [
  ['палатк', 'шатер'],
  ['тент', 'шатер'],
  ['динамик', 'колонк'],
  ['акустик', 'колонк'],
  ['соф', 'диван'],
  ['фужер', 'бокал'],
  ['скамейк', 'лавк'],
  ['скам', 'лавк'],
  ['вешалк', 'вешал'],
  ['ресепшн', 'регистрац'],
  ['ресепшен', 'регистрац'],
  ['фонарик', 'гирлянд'],
  ['лампочк', 'гирлянд'],
  ['холодильник', 'термобокс'],
  ['led', 'светодиодн'],
]

/** The stems of words that mean the same as a word with one of `stems`. */
export function synonyms(stems: readonly string[]): string[] {
  return SYNONYMS.filter(([said]) => stems.includes(said)).map(([, written]) => written)
}
