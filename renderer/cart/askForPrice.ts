/** In place of a sum that nobody can name: «Цену на эти даты подскажем по телефону», for dates still to be chosen «на ваши». */
export function askForPrice(hasDates: boolean): string {
  return `Цену на\u00A0${hasDates ? 'эти' : 'ваши'} даты подскажем по\u00A0телефону`
}
