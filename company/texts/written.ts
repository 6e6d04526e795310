/** A part of a company's own text: a piece of it, a value by its place among those of the text, or a choice by a value. */
export type Part =
  | string
  | number
  | { value: number; isPlural: boolean; options: Readonly<Record<string, readonly Part[]>> }

/** A company's own text with its values. */
export function written(parts: readonly Part[], values: readonly unknown[], language: string): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (typeof part === 'number') return String(values[part] ?? '')
      const value = values[part.value]
      const names = part.isPlural
        ? [`=${value}`, new Intl.PluralRules(language).select(Number(value))]
        : [String(value)]
      const name = names.find((each) => Object.hasOwn(part.options, each)) ?? 'other'
      return written(part.options[name] ?? [], values, language)
    })
    .join('')
}
