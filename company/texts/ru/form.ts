import { plural } from './plural.ts'

// Problems of a form's fields, and how to mend them.
export const nameRequired = 'Напишите, как к\u00A0вам обращаться'
export const phoneRequired = 'Оставьте номер, чтобы мы\u00A0ответили'
export const phoneCharacters = 'В\u00A0номере бывают только цифры, пробелы, скобки и\u00A0дефисы'
export const phoneCountry = 'Проверьте код страны: с\u00A0нуля он\u00A0не\u00A0начинается'
export const phoneArea = 'Проверьте код города или\u00A0оператора: с\u00A0таких цифр номер не\u00A0начинается'
export const emailRequired = 'Оставьте адрес почты, чтобы мы\u00A0ответили'
export const emailInvalid = 'Проверьте адрес, например name@example.ru'
export const emailWithoutAt = 'В\u00A0адресе не\u00A0хватает знака @'
export const addressRequired = 'Напишите, куда привезти'
export const companyRequired = 'Напишите, для\u00A0какой компании'
export const slotRequired = 'Выберите время'
export const slotOver = 'Сегодня это время уже прошло: выберите другое'
export const slotTooSoon = 'К\u00A0этому времени не\u00A0успеем: выберите более позднее'
export const slotOutside = 'В\u00A0этот день в\u00A0такое время закрыто: выберите другое'
export const returnTooEarly = 'Возврат\u00a0— позже получения: выберите другое время'
export const commentRequired = 'Напишите комментарий'
export const required = 'Заполните это поле'
export const numberInvalid = 'Введите целое число'
export const tickRequired = 'Отметьте это поле'
export const termsRequired = 'Примите условия и\u00A0оферту\u00A0— без\u00A0этого не\u00A0отправить'
export const consentRequired = 'Отметьте согласие\u00A0— без\u00A0него не\u00A0отправить'
export const hiddenCharacters =
  'В\u00A0тексте есть невидимые служебные знаки. Введите его заново, без вставки'

export function tooLong(length: number, maximum: number): string {
  return `Слишком длинно: ${length}\u00A0знаков, а\u00A0помещается ${maximum}`
}

export function phoneTooShort(missing: number): string {
  return `Не\u00A0хватает ${DIGITS_MISSING[missing] ?? 'цифр'}`
}

/** `isDomestic`: it was read as a number of the country's own. */
export function phoneTooLong(extra: number, isDomestic: boolean): string {
  const text = `В\u00A0номере ${extra}\u00A0${plural(extra, ['лишняя цифра', 'лишние цифры', 'лишних цифр'])}`
  return isDomestic ? `${text}. Номер другой страны начните с\u00A0+` : text
}

const DIGITS_MISSING = [
  '',
  'одной цифры',
  'двух цифр',
  'трёх цифр',
  'четырёх цифр',
  'пяти цифр',
  'шести цифр',
  'семи цифр',
  'восьми цифр',
  'девяти цифр',
  'десяти цифр',
]
export const name = 'Имя'
export const phone = 'Телефон'
export const email = 'Почта'
export const optional = '— необязательно'
export const emailExample = 'marina@example.ru'
