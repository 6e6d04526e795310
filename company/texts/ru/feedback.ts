export const addressRequired = 'Оставьте телефон или почту, чтобы мы\u00A0ответили'
export const consentRequired = 'Отметьте согласие\u00A0— без\u00A0него мы\u00A0не\u00A0сможем ответить'
export const checkFields = 'Проверьте отмеченные поля\u00A0— и\u00A0отправим сообщение.'

/** The last line of a message, for the company: «Удобно позвонить: 09:00–12:00». */
export function callTime(hours: string): string {
  return `Удобно позвонить: ${hours}`
}
