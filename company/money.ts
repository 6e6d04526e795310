/** No coin is less than a thousandth: what has more decimals is a unit of account. */
const MOST_DIGITS = 3

/** True if there is such a currency, and people pay with it. */
export function isCurrency(code: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(code)) return false
  return digitsOf(new Intl.NumberFormat('en', { style: 'currency', currency: code })) <= MOST_DIGITS
}

/** How sums of a currency are written in a locale, found once: `Intl` answers differ between the server and browsers. */
export function moneyOf(locale: string, currency: string) {
  const style = { style: 'currency', currency } as const
  const format = new Intl.NumberFormat(locale, { ...style, currencyDisplay: 'narrowSymbol' })
  const named = new Intl.NumberFormat(locale, { ...style, currencyDisplay: 'name', maximumFractionDigits: 0 })
  const parts = format.formatToParts(1)
  const number = parts.findIndex(({ type }) => type === 'integer')
  const isNumber = ({ type }: Intl.NumberFormatPart) => /^(integer|decimal|fraction)$/.test(type)
  const joined = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('')
  const partOf = (type: string, all = parts) => all.find((part) => part.type === type)?.value
  return {
    digits: digitsOf(format),
    sign: partOf('currency') ?? currency,
    point: partOf('decimal') ?? ',',
    before: joined(parts.slice(0, number)),
    after: joined(parts.slice(parts.findLastIndex(isNumber) + 1)),
    // At home nobody names the country: «рублей», not «российских рублей».
    name: (partOf('currency', named.formatToParts(5)) ?? currency).replace(/^\p{L}+\u043A\u0438\u0445 /u, ''),
  }
}

/** The separator of thousands in a locale, or that before decimals. */
export function separatorOf(locale: string, type: 'group' | 'decimal'): string {
  return new Intl.NumberFormat(locale).formatToParts(12_345.5).find((part) => part.type === type)?.value ?? ''
}

function digitsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
