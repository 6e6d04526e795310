import { expect, test } from 'vitest'
import { companyFolder, mistakesIn } from '../tests/support/companyFolder.ts'
import { readCompany } from './read.ts'

const folderWith = (text: string) => companyFolder({ 'company.json': text })
const mistakesOf = (text: string) => mistakesIn({ 'company.json': text })

test('consents name their documents, and only pages that the shop has', () => {
  const start = '{ "name": "a", "language": "ru", "promises": ["Вовремя"], "consents":'
  const own = '{ "name": "photos", "text": "Можно нас [снимать]", "pages": ["rent-terms"] }'
  const { consents, promises } = readCompany(
    folderWith(`${start} [${own}, { "name": "age", "text": "Мне 18" }] }`),
  )
  expect({ consents, promises }).toEqual({
    consents: [
      { name: 'photos', text: 'Можно нас [снимать]', pages: ['rent-terms'] },
      { name: 'age', text: 'Мне 18', pages: [] },
    ],
    promises: ['Вовремя'],
  })
  const text = `${start} [
  { "name": "two words", "text": "Да" },
  { "name": "none", "text": "Принимаю [условия]" },
  { "name": "nested", "text": "Принимаю [[условия]]", "pages": ["rent-terms", "rent-terms"] },
  { "name": "path", "text": "Принимаю [условия]", "pages": ["/rent-terms"] },
  { "name": "wordless", "text": "Принимаю [ ]", "pages": ["rent-terms"] }
] }`
  expect(mistakesOf(text).map((line) => line.replace(/^(company\.json:\d+: [^:]*).*/, '$1'))).toEqual([
    'company.json:2: consents[0].name',
    'company.json:3: consents[1].text',
    'company.json:4: consents[2].text',
    'company.json:5: consents[3].pages[0]',
    'company.json:6: consents[4].text',
  ])
  expect(mistakesOf(`${start} [${own}, ${own}] }`)).toEqual(['company.json:1: consents: has a name twice'])
  const unknown = own.replace('rent-terms', 'photo-rules')
  expect(mistakesOf(`${start} [${unknown}] }`)).toEqual([
    'company.json:1: consents[0].pages[0]: the shop has no such text page: pages.json names further ones',
  ])
  const files = { 'company.json': `${start} [${unknown}] }`, 'pages.json': '{ "photo-rules": "Съёмка" }' }
  expect(mistakesIn(files)).toEqual([])
})

test('no text turns the direction of what follows', () => {
  const say = (text: string) => mistakesOf(JSON.stringify({ name: 'a', language: 'ru', promises: [text] }))
  for (const text of ['Привезём вовремя', 'שלום\u200f!']) expect(say(text)).toEqual([])
  for (const mark of ['\u202a', '\u202e', '\u2066', '\u2069'])
    expect(say(`Привезём ${mark}вовремя`)).toEqual([
      'company.json:1: promises[0]: must not have marks that turn its direction',
    ])
})
