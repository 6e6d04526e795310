/** Said beside a sum for dates: nobody can say the stock of what is counted in it, or of a part of that. */
export function unconfirmed(isPart: boolean): string {
  return `Сумма предварительная: наличие ${isPart ? 'части предметов\u00A0' : ''}ещё не\u00A0подтверждено`
}
