import { z } from 'zod'
import { companyKeys, completed } from './keys.ts'
import { COLORS, DEFAULTS, type Scheme } from './look/tokens.ts'
import { LANGUAGES, type LanguageCode } from './texts/languages.ts'
import { replaceableTexts } from './texts/ownTexts.ts'

const SCHEMA = 'https://json-schema.org/draft/2020-12/schema'

/** The JSON Schema of `company.json`, from the checks themselves. */
export function schemaForEditors(): string {
  return `${JSON.stringify(z.toJSONSchema(companyKeys, { io: 'input' }), null, 2)}\n`
}

/** The JSON Schema of `texts.json`: every key, with the text that holds without it. */
export function textsSchema(language: LanguageCode): string {
  const properties = Array.from(replaceableTexts(LANGUAGES[language].texts), ([key, { usual }]) => [
    key,
    { type: 'string', description: usual },
  ])
  const schema = { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
  return `${JSON.stringify({ $schema: SCHEMA, ...schema }, null, 2)}\n`
}

/** A `company.json` to begin with: what must be said, and all else as a comment with what holds without it, or an example. */
export function newCompany(language: LanguageCode): string {
  const said = { $schema: './company.schema.json', name: LANGUAGES[language].texts.shop.newName, language }
  const empty = completed(companyKeys.parse(said))
  const examples = { shortName: said.name, country: new Intl.Locale(empty.locale).region }
  const lines = Object.entries(companyKeys.shape).flatMap(([key, { description }]) => {
    const value: unknown = Reflect.get(said, key) ?? Reflect.get(empty, key) ?? Reflect.get(examples, key)
    const line = `${JSON.stringify(key)}: ${JSON.stringify(value)}`
    return [`  // ${description}`, key in said ? `  ${line},` : `  // ${line},`]
  })
  return ['{', ...lines, '}', ''].join('\n')
}

const TYPE_LINES = [
  '/* With fonts of your own in fonts/: families, weight of headings, share of their tight spacing. */',
  '/* --font-display: "Unbounded", sans-serif; */',
  '/* --font-text: "Onest", sans-serif; */',
  '/* --w-display: 400; */',
  '/* --track: 0.5; */',
]

/** A `theme.css` to begin with: every property as a comment, with the value that holds without it. */
export function newTheme(): string {
  const colorsOf = (scheme: Scheme) => COLORS.map((name) => `/* ${name}: ${DEFAULTS[scheme][name]}; */`)
  return [
    '/* Colours and the radius of what is pressed. All other colours are derived from these. */',
    ':root {',
    ...[...colorsOf('light'), '/* --r-pill: 999px; */', ...TYPE_LINES].map((line) => `  ${line}`),
    '}',
    '@media (prefers-color-scheme: dark) {',
    '  :root {',
    ...colorsOf('dark').map((line) => `    ${line}`),
    '  }',
    '}',
    '',
  ].join('\n')
}
