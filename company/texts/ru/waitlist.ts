// «Сообщить, когда освободится»: для предмета, который занят или кончился.
export const title = 'Сообщить, когда освободится'
export const titleOut = 'Сообщить, когда появится'
export const note = 'Сообщим один раз. Брони это не\u00A0создаёт.'
export const contact = 'Почта или\u00A0телефон'
export const contactRequired = 'Укажите почту или\u00A0телефон, чтобы мы\u00A0могли сообщить'
export const consentRequired = 'Отметьте согласие: без\u00A0него мы\u00A0не\u00A0сможем запомнить контакт'
export const send = 'Сообщить'
export const checkFields = 'Проверьте отмеченные поля\u00A0— и\u00A0мы\u00A0запомним просьбу.'
export const checkOnce = 'Проверьте, всё\u00A0ли верно'
export const checkOnceText = 'Просьба ещё не\u00A0отправлена: нажмите «Сообщить».'
export const notSent = 'Просьба не\u00A0ушла'
export const kept = 'Всё, что вы\u00A0написали, на\u00A0месте: отправьте ещё раз.'
export const notOffered = 'Эта компания не\u00A0сообщает, когда предмет освобождается'
export const past = 'Эти даты уже прошли. Выберите новые.'
export const none = 'Чего ждём?'
export const noneText =
  'Откройте страницу предмета, который занят на\u00A0ваши даты: просьба оставляется там.'
export const joined = 'Если вы\u00A0ждёте по\u00A0этой ссылке, сообщим'
export const joinedText =
  'Один раз, по\u00A0контакту, который вы\u00A0оставили. Сохраните эту страницу, если передумаете: просьба снимается здесь.'
export const leave = 'Не\u00A0сообщать'
export const left = 'Больше не\u00A0ждём'
export const leftText = 'Просьба снята, контакт удалён.'
export const notFound = 'Здесь просьбы нет'
export const notFoundText = 'Её сняли раньше, мы\u00A0уже сообщили, или\u00A0в\u00A0адресе ошибка.'
export const notLeft = 'Просьба не\u00A0снята'
export const notLeftText = 'Нажмите ещё раз.'

export function titleOf(name: string): string {
  return `Сообщить, когда освободится: ${name}`
}
