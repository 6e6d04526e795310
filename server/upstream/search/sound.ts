/** A Latin word as a Russian would write it by ear: «stulya» → «стуля». */
export function toCyrillic(word: string): string {
  return word.toLowerCase().replace(LATIN, (letters, at: number, whole: string) => {
    if (letters === 'y') return /[aeiou]/.test(whole[at - 1] ?? '') ? 'й' : 'ы'
    return CYRILLIC[letters] ?? letters
  })
}

/** One key for all spellings of a foreign name in both alphabets: «Norrvik», «норвик», «Luxoma», «люксома». */
export function soundKey(word: string): string {
  const latin = word.toLowerCase().replace(/[а-я]/g, (letter) => SOUND[letter] ?? '')
  return latin
    .replace(/x/g, 'ks')
    .replace(/ck|c|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/oo/g, 'u')
    .replace(/[yj](?=[aeou])/g, '')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1+/g, '$1')
}

const CYRILLIC = pairs(
  'shch-щ sch-щ sh-ш ch-ч zh-ж kh-х ts-ц yu-ю ju-ю iu-ю ya-я ja-я ia-я yo-е jo-е ye-е a-а b-б c-к d-д e-е f-ф g-г h-х i-и ' +
    'j-й k-к l-л m-м n-н o-о p-п q-к r-р s-с t-т u-у v-в w-в x-кс z-з',
)
const LATIN = /shch|sch|sh|ch|zh|kh|ts|[yj][uoa]|i[ua]|ye|[a-z]/g

const SOUND = pairs(
  'а-a б-b в-v г-g д-d е-e ж-zh з-z и-i й-i к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-h ц-ts ч-ch ш-sh щ-sch ы-i э-e ' +
    'ю-yu я-ya',
)

function pairs(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(' ').map((pair) => pair.split('-')))
}
