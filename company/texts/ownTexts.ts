import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { z } from 'zod'
import { UNTURNED } from '../keyTypes.ts'
import { LANGUAGES, type LanguageCode, type Texts } from './languages.ts'
import { VALUES } from './values.generated.ts'
import { type Part, written } from './written.ts'

/** A company's own texts by their keys, such as `order.checkFields`; with parts where the text has values. */
export type OwnTexts = Readonly<Record<string, string | readonly Part[]>>

/** `values`: the names of what stands in a text. `usual`: the shop's own, with `{name}` for each value that it shows. */
type Replaceable = { values: readonly string[]; usual: string; isFunction: boolean }

/** The keys of rules, which are not texts: of a search, of dates, of breaking spaces. Consents are in `company.json`. */
const RULES = /^(dates|search|typography)\.|^period\.tooFar$|^orderForm\.\w+Consent$/
const MOST_LETTERS = 1000
const BAD = /[\p{Cc}\u2028\u2029<>]/u
/** The key that names a schema for editors. */
const SCHEMA = '$schema'

/** The keys of `texts.json`, which replace texts of a language. */
export function textKeys(language: LanguageCode) {
  return z.record(z.string(), z.unknown()).transform((texts, context): OwnTexts => {
    const replaceable = replaceableTexts(LANGUAGES[language].texts)
    const own: Record<string, string | readonly Part[]> = {}
    for (const [key, text] of Object.entries(texts)) {
      if (key === SCHEMA) continue
      const usual = replaceable.get(key)
      const { parts, mistakes } = read(text, usual)
      for (const message of mistakes) context.addIssue({ code: 'custom', path: [key], message })
      own[key] = usual?.isFunction ? parts : written(parts, [], language)
    }
    return own
  })
}

/** Every text of a language that a company may replace, by its key. */
export function replaceableTexts(texts: object, start = ''): Map<string, Replaceable> {
  return new Map(
    Object.entries(texts).flatMap(([name, value]: [string, unknown]): [string, Replaceable][] => {
      const key = `${start}${name}`
      if (RULES.test(key) || value instanceof RegExp) return []
      if (typeof value === 'string') return [[key, { values: [], usual: value, isFunction: false }]]
      if (typeof value === 'function') return functionOf(key, value as (...values: string[]) => unknown)
      return [...replaceableTexts(value as object, `${key}.`)]
    }),
  )
}

/** The texts of a language, with a company's own in their places. */
export function withOwn(texts: Texts, own: OwnTexts, language: string): Texts {
  if (Object.keys(own).length === 0) return texts
  const all: Texts = Object.fromEntries(
    Object.entries(texts).map(([topic, messages]) => [topic, { ...messages }]),
  ) as unknown as Texts
  for (const [key, parts] of Object.entries(own)) {
    const steps = key.split('.')
    const name = steps.pop() ?? key
    let place: object = all
    for (const step of steps) {
      const inner = { ...Reflect.get(place, step) }
      Reflect.set(place, step, inner)
      place = inner
    }
    const text =
      typeof parts === 'string' ? parts : (...values: unknown[]) => written(parts, values, language)
    Reflect.set(place, name, text)
  }
  return all
}

/** Nothing where it is no text. Names of parameters are lost in bundles: a test writes them into `values.generated.ts`. */
function functionOf(key: string, text: (...values: string[]) => unknown): [string, Replaceable][] {
  const values = VALUES.get(key)
  if (!values) return []
  const usual = text(...values.map((name) => `{${name}}`))
  return typeof usual === 'string' ? [[key, { values, usual, isFunction: true }]] : []
}

function read(text: unknown, usual: Replaceable | undefined): { parts: readonly Part[]; mistakes: string[] } {
  if (!usual) return { parts: [], mistakes: ['there is no such text'] }
  if (typeof text !== 'string' || text.trim() === '' || text.length > MOST_LETTERS || BAD.test(text))
    return { parts: [], mistakes: [`must be one line of at most ${MOST_LETTERS} letters without < and >`] }
  const [unturned, turned] = UNTURNED
  if (!unturned.test(text)) return { parts: [], mistakes: [turned] }
  const { values } = usual
  const used = new Set<string>()
  const mistakes: string[] = []
  const indexOf = (name: string) => {
    used.add(name)
    return values.indexOf(name)
  }
  const partsOf = (elements: readonly MessageFormatElement[], counted: number): Part[] =>
    elements.map((element): Part => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.pound) return counted
      if (element.type === TYPE.argument) return indexOf(element.value)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) {
        mistakes.push('may have {value}, plural and select alone')
        return ''
      }
      const isPlural = element.type === TYPE.plural
      if (isPlural && (element.offset !== 0 || element.pluralType !== 'cardinal'))
        mistakes.push('may not have an offset or ordinal numbers')
      const value = indexOf(element.value)
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        partsOf(option.value, isPlural ? value : counted),
      ])
      return { value, isPlural, options: Object.fromEntries(options) }
    })
  try {
    const [start = ''] = /^\s*/.exec(usual.usual) ?? []
    const [end = ''] = /\s*$/.exec(usual.usual) ?? []
    const parts = [start, ...partsOf(parse(text.trim(), { ignoreTag: true }), -1), end].filter(
      (part) => part !== '',
    )
    const unknown = [...used].filter((name) => !values.includes(name))
    const missing = values.filter((name) => usual.usual.includes(`{${name}}`) && !used.has(name))
    mistakes.push(
      ...unknown.map((name) => `there is no {${name}} in this text${listed(values)}`),
      ...missing.map((name) => `must have {${name}}`),
    )
    return { parts, mistakes }
  } catch (error) {
    const [, code = 'it'] = /^(\w+)$/.exec((error as Error).message) ?? []
    return { parts: [], mistakes: [`cannot be read: ${code.toLowerCase().replaceAll('_', ' ')}`] }
  }
}

function listed(values: readonly string[]): string {
  return values.length === 0 ? '' : `, only ${values.map((name) => `{${name}}`).join(', ')}`
}
