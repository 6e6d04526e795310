// A page from an earlier moment.

/** On a page from an earlier moment; `moment`: when that was, in words. */
export function cached(isOnline: boolean, moment: string): string {
  return `${isOnline ? 'Связь прерывалась' : 'Нет связи'}, показываем, что было ${moment}. Цены и\u00A0наличие могли измениться`
}
