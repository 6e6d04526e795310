// Ways to a plan, and to send it.
export const share = 'Поделиться сметой'
export const copy = 'Скопировать ссылку'
export const copied = 'Ссылка на\u00A0смету скопирована'
export const link = 'Ссылка на\u00A0смету'
export const notCopied = 'Браузер не\u00A0дал скопировать\u00A0— ссылка выделена'
export const open = 'Открыть смету'

/** A plan without a name; `period`: in words. */
export function named(period: string): string {
  return `Смета на\u00A0${period}`
}
