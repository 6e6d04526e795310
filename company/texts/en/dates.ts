// Days, periods and moments in words. Own names: Intl answers differ between the server and browsers, and so would the HTML.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const MONTHS_SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const WEEKDAYS_SHORT = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/** “12 December”, “December 12”. Months count from 0; `isMonthFirst`: where the locale writes the month before the day. */
export function dayMonth(date: number, month: number, isMonthFirst: boolean): string {
  return isMonthFirst ? `${MONTHS[month]}\u00A0${date}` : `${date}\u00A0${MONTHS[month]}`
}

/** “12 Dec”, “Dec 12”. */
export function dayMonthShort(date: number, month: number, isMonthFirst: boolean): string {
  return isMonthFirst ? `${MONTHS_SHORT[month]}\u00A0${date}` : `${date}\u00A0${MONTHS_SHORT[month]}`
}

/** “December 2026”. */
export function monthAndYear(month: number, year: number): string {
  return `${MONTHS[month]}\u00A0${year}`
}

/** “Saturday”; days count from Sunday, 0. */
export function weekday(day: number): string {
  return WEEKDAYS[day] ?? ''
}

/** “Sa”. */
export function weekdayShort(day: number): string {
  return WEEKDAYS_SHORT[day] ?? ''
}

/** “12–14 December”, “December 12–14”, “30 November – 2 December”. */
export function range(start: string | number, end: string | number): string {
  return typeof start === 'number' || typeof end === 'number'
    ? `${start}\u2060–\u2060${end}`
    : `${start}\u00A0– ${end}`
}

/** The same within a sentence, where its ends are not torn apart unless years stand between them. */
export function rangeInSentence(text: string, hasYears: boolean): string {
  return hasYears ? text : text.replace('– ', '–\u00A0')
}

/** “at 14:05”, with a day “on 22 November at 14:05”. */
export function moment(time: string, day?: string): string {
  const at = `at\u00A0${time.replace(/\s/, '\u00A0')}`
  return day === undefined ? at : `on\u00A0${day} ${at}`
}
