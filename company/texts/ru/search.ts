// How a search is read in this language. All of it is matched in lower case, «ё» as «е».

/** A number of guests, as its first group. */
export const guests =
  /(?<!\p{N})(\d{1,5})(?:\s?(?:гост|человек|чел(?!\p{L})|персон|люд|зрител|участник)\p{L}*|(?<=\p{L}\s(?:на|для)\s\d{2,5})$)/u
/** A word that tells nothing about what is looked for. */
export const smallWord =
  /^(?:.{1,2}|для|под|или|как|что|где|кто|когда|без|про|мне|нужн.*|хочу|можно|сколько|стоит|руб.*|тыс.*|цена|аренд.*|прокат.*|напрокат|дешев.*|недорог.*|срочно|выбрать|улиц.*|будет|если|день|дня|вас|ваш\p{L}+)$/u
/** The ending that a word loses where only its stem counts. */
export const ending =
  /(?<=.{3})(?:иями|[ая]ми|[ое]го|[ое]му|[ыи]ми|[ое]в|[еоыи]й|[ое]м|[ая]х|[ая]м|[ыи]х|[ую]ю|ая|яя|[оеыи]е|ью|[аеиоуыюяьй])$/
/** A text in lower case, with one letter for what is written in two ways; as long as it was. */
export function folded(text: string): string {
  return text.replaceAll('ё', 'е')
}
/** A text with the words that the shop's own texts have for what visitors ask. */
export function meant(text: string): string {
  return MEANT.reduce((said, [asked, word]) => said.replace(asked, word), text)
}
const MEANT: readonly (readonly [asked: RegExp, word: string])[] = [
  [/день рожд\p{L}* (?:ребен|дет|сын|доч)\p{L}*|детск\p{L}+ день рожд\p{L}*/u, 'детский праздник'],
  [/нов\p{L}+ год\p{L}*|новогод\p{L}+/u, 'вечеринка'],
  [/(?<!\p{L})залог\p{L}*/u, 'депозит'],
  [/(?<!\p{L})(?:при|за|до)(?:вез|воз)\p{L}*/u, 'доставка'],
  [/(?<!\p{L})юр\p{L}* ?лиц\p{L}*/u, 'организация'],
  [/(?<!\p{L})(?:отмен|перенес)\p{L}*(?: заказ\p{L}*)?/u, 'отмена'],
  [/(?<!\p{L})(?:о|пред|предо)?плат(?:а|ы|е|у|ит|еж)\p{L}*/u, 'оплата'],
  [/(?:штраф\p{L}* за )?(?<!\p{L})(?:полом|слома|разби|испор)\p{L}*/u, 'сломается'],
  [/(?<!\p{L})(?:где вы|как (?:к вам )?(?:про|до)(?:ех|бра)).*/u, 'контакты'],
  [/(?<!\p{L})(?:телефон|адрес|позвон|режим|график раб|часы раб)\p{L}*(?: раб\p{L}+)?/u, 'контакты'],
]
/** Vowels. */
export const vowel = /[аеиоуыэюя]/
/** Letters that change between the forms of a word. */
export const changing = /[аеиоуыэюяьъй]/g
/** Letters of this language on the keys `` `qwertyuiop[]asdfghjkl;'zxcvbnm,. ``; empty: it is typed in Latin letters. */
export const keyboard = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
/** True if a text may be of this language: no word of its letters without a vowel, enough to tell «стулья» from «тщккмшл». */
export function isWritten(text: string): boolean {
  return (text.match(/[а-яё]{3,}/g) ?? []).every((word) => /[аеёиоуыэюя]/.test(word))
}
