// Days, periods and moments in words. Own names: Intl answers differ between the server and browsers, and so would the HTML.
const MONTHS_OF = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
  ' ',
)
const MONTHS = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ')
const MONTHS_SHORT = 'янв фев мар апр мая июн июл авг сен окт ноя дек'.split(' ')
const WEEKDAYS = 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' ')
const WEEKDAYS_SHORT = 'вс пн вт ср чт пт сб'.split(' ')

/** «12 декабря». Months count from 0; `isMonthFirst`: where the locale writes the month before the day. */
export function dayMonth(date: number, month: number, _isMonthFirst: boolean): string {
  return `${date}\u00A0${MONTHS_OF[month]}`
}

/** «12 дек». */
export function dayMonthShort(date: number, month: number, _isMonthFirst: boolean): string {
  return `${date}\u00A0${MONTHS_SHORT[month]}`
}

/** «декабрь 2026». */
export function monthAndYear(month: number, year: number): string {
  return `${MONTHS[month]}\u00A0${year}`
}

/** «суббота»; days count from Sunday, 0. */
export function weekday(day: number): string {
  return WEEKDAYS[day] ?? ''
}

/** «сб». */
export function weekdayShort(day: number): string {
  return WEEKDAYS_SHORT[day] ?? ''
}

/** «12 — 14 декабря». */
export function range(start: string | number, end: string | number): string {
  return `${start}\u00A0— ${end}`
}

/** The same within a sentence, where its ends are not torn apart unless years stand between them: «12–14 декабря». */
export function rangeInSentence(text: string, hasYears: boolean): string {
  const joined = text.replace(/^(\d+)\u00A0— (\d+\u00A0\S+)$/, '$1\u2060–\u2060$2')
  return hasYears ? joined : joined.replace('— ', '—\u00A0')
}

/** «в 14:05», with a day «22 ноября в 14:05». */
export function moment(time: string, day?: string): string {
  const at = `в\u00A0${time}`
  return day === undefined ? at : `${day} ${at}`
}
