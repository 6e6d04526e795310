// Sending an order: its button, and what comes of it. Sums and counts come in words.
import { plural } from './plural.ts'

export const sendAtNewPrice = 'Отправить по\u00A0новой цене'
export const sendShort = 'Отправить'
export const againShort = 'Ещё раз'
export const callMe = 'Попросить перезвонить'
export const counting = 'Считаем сумму для новых дат'
export const payLater = 'оплата после подтверждения'
// Ways to correct an order.
export const otherDates = 'Выбрать другие даты'
export const correctInPlan = 'Изменить в\u00A0смете'
/** A consent that has no short name. */
export const ownConsent = 'согласие'
/** The fields of the form, within a sentence. */
export const fields = {
  name: 'имя',
  phone: 'телефон',
  email: 'почта',
  company: 'компания',
  address: 'адрес',
  pickupPlace: 'место самовывоза',
  deliverySlot: 'время получения',
  returnSlot: 'время возврата',
  comment: 'комментарий',
  termsAccepted: 'условия и\u00A0оферта',
  consent: 'согласие на\u00A0обработку данных',
}
export const conflictText =
  'Чтобы изменить это, позвоните нам. Если нужно ещё раз то\u00A0же, нажмите кнопку снова: всё уйдёт как новое.'
// No answer, or a refusal.
export const noAnswer = 'Ответа не\u00A0пришло'
export const noAnswerText =
  'Похоже, пропадала связь. Всё, что вы\u00A0написали, на\u00A0месте. Отправьте ещё раз: дубля не\u00A0будет.'
export const offline = 'Нет связи: ничего не\u00A0отправлено'
export const offlineText =
  'Всё, что вы\u00A0написали, на\u00A0месте. Когда связь вернётся, отправьте ещё раз\u00A0— дубля не\u00A0будет.'
export const rejected =
  'Сайт не\u00A0смог передать форму. Позвоните нам, и\u00A0мы\u00A0оформим всё по\u00A0телефону.'
export const nothingLost = 'Всё, что вы\u00A0написали, на\u00A0месте. Дубля не\u00A0будет.'
// To a visitor who has left the form.
export const noAnswerYet = 'Ответа пока нет'
export const toCorrect = 'Не\u00A0отправлено: нужно поправить'
export const toOrder = 'К\u00A0форме'
// An order that a person takes.
export const byPerson = 'Это оформит менеджер'
export const listHere = 'Список у\u00A0нас'
export const listHereText = 'По\u00A0нему всё оформит менеджер. Корзина останется как есть.'
export const listNotSent = 'Список не\u00A0ушёл'
export const sendList = 'Отправить список сообщением'

export function check(count: number): string {
  return `Проверьте ${count}\u00A0${plural(count, ['пункт', 'пункта', 'пунктов'])}`
}

export function fromTo(was: string, now: string): string {
  return `было\u00A0${was}, стало\u00A0${now}`
}

/** `change`: by `fromTo`. */
export function rent(change: string): string {
  return `Аренда с\u00A0дополнениями: ${change}`
}

/** `problem`: why it was not sent, a sentence. */
export function sendListAgain(problem: string): string {
  return `${problem} Отправьте ещё раз.`
}

export function prepay(sum: string): string {
  return `предоплата ${sum}`
}

// The list as the company reads it.
export function toConfirm(positions: string): string {
  return `На\u00A0подтверждение: ${positions}`
}

export function planLink(url: string): string {
  return `Смета: ${url}`
}

export function deliverTo(address: string): string {
  return `Доставка: ${address}`
}

export function comment(text: string): string {
  return `Комментарий: ${text}`
}

export function numbered(id: string): string {
  return `№\u00A0${id}`
}
