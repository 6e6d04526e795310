import { plural } from './plural.ts'

// The home page, where the company's content service says nothing else. Dates and sums come in words.
export const headTitle = 'Вещи в\u00A0аренду посуточно'
export const description =
  'Вещи в\u00A0аренду посуточно: выберите даты, посмотрите, что\u00A0свободно и\u00A0сколько стоит, и\u00A0закажите на\u00A0сайте.'
// The hero and its calendar.
export const title = 'Вещи на\u00A0сутки, а\u00A0не\u00A0на\u00A0всю жизнь'
export const subtitle =
  'Берите в\u00A0аренду то, что\u00A0пригодится, и\u00A0ровно на\u00A0столько дней, сколько понадобится.'
export const calendar = 'Календарь аренды'
export const whichDates = 'На\u00A0какие даты?'
export const showFree = 'Показать свободное'
// Its sections.
export const categoriesFailed = 'Категории не загрузились'
export const solutionsFailed = 'Готовые решения не загрузились'
export const steps = 'Как это работает'
export const stepsFailed = 'Как мы работаем — не загрузилось'
export const assortments = 'Подборки'
export const assortmentsFailed = 'Подборки не загрузились'
export const articles = 'Полезно знать до\u00A0заказа'
export const articlesFailed = 'Статьи не загрузились'
export const questions = 'Вопросы и\u00A0ответы'
export const questionsFailed = 'Вопросы и ответы не загрузились'
export const ask = 'Задать вопрос'
// Why longer is cheaper.
export const longerIsCheaper = 'Чем дольше срок, тем дешевле сутки'
export const calendarDays = ' Считаем календарные дни: и\u00A0день выдачи, и\u00A0день возврата.'
export const dayPrices = 'Цена каждых суток'

/** Below the strip of days; `minimum`: the shortest rental, or null where nobody knows one. */
export function pressDay(minimum: string | null): string {
  return `Нажмите день выдачи\u00A0— день возврата выберете в\u00A0календаре${minimum === null ? '' : `. Минимальный срок\u00A0— ${minimum}`}`
}

/** `start`, `end`: days of the week; `open`, `close`: hours, or null where nobody says them. */
export function handover(start: string, open: string | null, end: string, close: string | null): string {
  return `Выдача ${onWeekday(start)}${open === null ? '' : ` с\u00A0${open}`}, возврат ${onWeekday(end)}${close === null ? '' : ` до\u00A0${close}`}`
}

/** How many days cost the basic price, and how many times lower the next price is. */
export function rates(minimum: number, ratio: number): string {
  const first = minimum === 1 ? 'Первые сутки' : `Первые ${COLLECTIVE.get(minimum) ?? minimum}\u00A0суток`
  const cheaper = ratio > 2 ? 'она более чем вдвое ниже' : ratio === 2 ? 'она ниже вдвое' : 'она ниже'
  return `${first}\u00A0— по\u00A0базовой цене. Каждые следующие\u00A0— по\u00A0сниженной, ${cheaper}.`
}

/** The subject of a sum, before its parts. */
export function example(name: string, days: string): string {
  return `${name}, ${days}: `
}

export function moreQuestions(count: number): string {
  return `Ещё ${count}\u00A0${plural(count, ['вопрос', 'вопроса', 'вопросов'])}`
}

const COLLECTIVE = new Map([
  [2, 'двое'],
  [3, 'трое'],
  [4, 'четверо'],
])

const ACCUSATIVE = new Map([
  ['вторник', 'во\u00A0вторник'],
  ['среда', 'в\u00A0среду'],
  ['пятница', 'в\u00A0пятницу'],
  ['суббота', 'в\u00A0субботу'],
])

function onWeekday(name: string): string {
  return ACCUSATIVE.get(name) ?? `в\u00A0${name}`
}
