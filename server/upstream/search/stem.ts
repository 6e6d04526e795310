/** The stems of a word; two where a vowel comes and goes («шатёр», «шатры»), so that all forms share one. Case and ё/е do not matter. */
export function stems(word: string): string[] {
  const lower = word.toLowerCase().replaceAll('ё', 'е')
  if (lower.length > LONGEST_WORD) return [lower]
  const stem = russianStem(lower)
  const shorter = withoutFleetingVowel(stem)
  return shorter === stem ? [stem] : [stem, shorter]
}

// Longer ones are no words, and the patterns below take time with the square of the length.
const LONGEST_WORD = 100

// Endings are those of the Snowball stemmer for Russian (https://snowballstem.org/algorithms/russian/stemmer.html), sought after
// the first vowel. Those of verbs are left out: product names have none, and they would cut «бокал» and «диван».
const ADJECTIVE = /(ее|ие|ые|ое|ими|ыми|ей|ий|ый|ой|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/
const NOUN =
  /(а|ев|ов|ие|ье|е|иями|ями|ами|еи|ии|и|ией|ей|ой|ий|й|иям|ям|ием|ем|ам|ом|о|у|ах|иях|ях|ы|ь|ию|ью|ю|ия|ья|я)$/

function russianStem(word: string): string {
  const [, head, region] = /^([^аеиоуыэюя]*[аеиоуыэюя])(.+)$/.exec(word) ?? []
  if (head === undefined || region === undefined) return word
  const withoutAdjective = region.replace(ADJECTIVE, '')
  const stem = withoutAdjective === region ? region.replace(NOUN, '') : withoutAdjective
  return head + stem.replace(/и$/, '').replace(/нн$/, 'н').replace(/ь$/, '')
}

const CONSONANT = '[бвгджзклмнпрстфхцчшщ]'
const FLEETING_VOWEL = new RegExp(`^(.*[аеиоуыэюя].*${CONSONANT})[ео](${CONSONANT})$`)

function withoutFleetingVowel(stem: string): string {
  return stem.replace(/([аеиоуюя])ек$/, '$1йк').replace(FLEETING_VOWEL, '$1$2')
}

const DIMINUTIVE = /(?:чик|ик|очек|ечек|очк|ечк|ушк|юшк|ышк|ишк|ок|ек|ец|иц)$/
const OF_A_NOUN = /(?:ическ|ск|ован|ян|ин|н|ов|ев)$/
const SHORTEST_SIMPLER = 3

/** What may be left of a stem without the end of a diminutive or of an adjective: «пуф» of «пуфик», «фуршет» of «фуршетный». */
export function simplerStems(stem: string): string[] {
  const shorter = [DIMINUTIVE, OF_A_NOUN].map((end) => stem.replace(end, '').replace(/ь$/, ''))
  return shorter.filter((left) => left !== stem && left.length >= SHORTEST_SIMPLER)
}
