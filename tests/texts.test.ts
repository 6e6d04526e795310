import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../company/texts/languages.ts'
import { missingTexts } from '../company/texts/missing.ts'

// Every text for visitors is in company/texts/, once for each language.

const CYRILLIC = /\p{Script=Cyrillic}/u

/** Not texts: ends of domains, the demonstration company's own services, which are in Russian, and Russian in its place. */
const EXCEPT = /^(gateway\/rental\/foreignWords\.ts|server\/upstream\/.*|company\/texts\/ru\/.*)$/

const files = globSync('{company,gateway,pages,renderer,server}/**/*.{ts,tsx,mjs}')
  .filter((file) => !/\.(test|generated)\./.test(file))
  .sort()
  .map((file) => ({ file, code: codeOf(file) }))

/** A file without its comments. */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  const { comments } = parseSync(file, text)
  return comments.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
}

test('Cyrillic letters are in the Russian texts alone', () => {
  const found = files.filter(({ file, code }) => CYRILLIC.test(code) && !EXCEPT.test(file))
  expect(found.map(({ file }) => file)).toEqual([])
})

test('what is Russian by its name is used where texts are Russian', () => {
  const users = files.filter(({ code }) => code.includes("'#company/texts/ru/"))
  expect(users.map(({ file }) => file)).toEqual([])
})

test('no text names the demonstration company or its currency', () => {
  const found = files.filter(
    ({ file, code }) => /«Сутки»|₽/.test(code) && !file.startsWith('server/upstream/'),
  )
  expect(found.map(({ file }) => file)).toEqual([])
})

test('every text is said somewhere', () => {
  const code = files.map((file) => file.code).join('\n')
  const said = new Set(code.match(/(?<=\btexts\.)\w+\.\w+/g))
  const inTexts = files.filter(({ file }) => file.startsWith('company/texts/ru/')).map((file) => file.code)
  const unsaid = Object.entries(LANGUAGES.ru.texts).flatMap(([topic, texts]) =>
    Object.keys(texts)
      .filter((name) => !said.has(`${topic}.${name}`))
      // Said by another text.
      .filter((name) => !inTexts.some((text) => new RegExp(`\\$\\{${name}\\(`).test(text)))
      .map((name) => `${topic}.${name}`),
  )
  expect(unsaid).toEqual([])
})

test('a language that lacks texts is told which', async () => {
  expect(await missingTexts('en')).toEqual([])
  const missing = await missingTexts('xx')
  expect(missing).toContain('units.days')
  expect(missing.length).toBeGreaterThan(50)
})
