import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { companyFingerprint } from '../server/setup/fingerprint.mjs'
import { companyFolder, mistakesIn, mistakesInFolder } from '../tests/support/companyFolder.ts'
import { readFolderFile } from './folderFile.ts'
import { newCompany, schemaForEditors } from './newCompany.ts'
import { OWN_PATHS } from './pageKeys.ts'
import { readCompany } from './read.ts'

const folderWith = (text: string) => companyFolder({ 'company.json': text })
const mistakesOf = (text: string) => mistakesIn({ 'company.json': text })

test('a name and a language are enough', () => {
  const text = '{ "name": "Harbour Tools", // the name\n "language": "ru" }'
  expect(readCompany(folderWith(text))).toMatchObject({
    name: 'Harbour Tools',
    currency: 'RUB',
    timeZone: 'Europe/Moscow',
    home: { hero: [] },
  })
})

test('a language brings a locale, a currency and a time zone', () => {
  expect(readCompany(folderWith('{ "name": "Harbour Tools", "language": "en" }'))).toMatchObject({
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
  })
})

// The other keys: thirtyMistakes.test.ts.
test('mistakes are said in the order of the file, of a repeated key and of each picture, too', () => {
  const text = `{
  "name": "",
  "country": "Germany",
  "country": "D1",
  "home": {
    "hero": [
      { "picture": "../../etc/passwd\\u0000" },
      { "name": "chair", "slug": "a b" }
    ],
    "sections": ["steps", "news"]
  }
}`
  expect(mistakesOf(text).map((line) => line.replace(/^(company\.json:\d+: [^:]*).*/, '$1'))).toEqual([
    'company.json:1: language',
    'company.json:2: name',
    'company.json:3: country',
    'company.json:3: country',
    'company.json:7: home.hero[0].picture',
    'company.json:8: home.hero[1].picture',
    'company.json:8: home.hero[1].slug',
    'company.json:8: home.hero[1].name',
    'company.json:10: home.sections[1]',
  ])
})

test('norms have defaults, and each mistake in one is named', () => {
  const start = '{ "name": "a", "language": "ru",'
  expect(readCompany(folderWith(`${start} "norms": {} }`)).norms).toEqual({
    guests: 50,
    sets: [],
    sources: [],
  })
  const stated = `${start} "norms": { "sets": [{ "name": "Банкет", "norms": [{ "product": "chair" }] }] } }`
  const norm = { product: 'chair', units: 1, guests: 1, spare: 0, spareAtLeast: 0 }
  expect(readCompany(folderWith(stated)).norms.sets).toEqual([{ name: 'Банкет', norms: [norm] }])
  const text = `${start} "norms": {
  "guests": 0,
  "sets": [{ "name": "Банкет", "norms": [
    { "product": "two words" },
    { "product": "chair", "units": 1.555 },
    { "product": "chair", "guests": 0 },
    { "product": "chair", "spare": 101 },
    { "units": 1 }
  ] }]
} }`
  expect(mistakesOf(text).map((line) => line.replace(/^(company\.json:\d+: [^:]*).*/, '$1'))).toEqual([
    'company.json:2: norms.guests',
    'company.json:4: norms.sets[0].norms[0].product',
    'company.json:5: norms.sets[0].norms[1].units',
    'company.json:6: norms.sets[0].norms[2].guests',
    'company.json:7: norms.sets[0].norms[3].spare',
    'company.json:8: norms.sets[0].norms[4].product',
  ])
})

test('the order form asks for what the company says, and an order always leaves a way to answer it', () => {
  const start = '{ "name": "a", "language": "ru", "order":'
  const { order } = readCompany(folderWith(`${start} { "fields": { "comment": "absent" } } }`))
  expect(order).toMatchObject({ fields: { phone: 'required', comment: 'absent' }, extraFields: [] })
  const byMail = `${start} { "fields": { "phone": "absent", "email": "required" } } }`
  expect(readCompany(folderWith(byMail)).order.fields.phone).toBe('absent')
  const text = `${start} {
  "fields": { "phone": "optional", "name": "absent",
    "comment": "maybe" },
  "extraFields": [
    { "name": "two words", "label": "Plate" },
    { "name": "plate", "label": "Plate", "kind": "colour" }
  ]
} }`
  expect(mistakesOf(text).map((line) => line.replace(/^(company\.json:\d+: [^:]*).*/, '$1'))).toEqual([
    'company.json:2: order.fields.name',
    'company.json:3: order.fields.comment',
    'company.json:5: order.extraFields[0].name',
    'company.json:6: order.extraFields[1].kind',
  ])
  expect(mistakesOf(`${start} { "fields": { "phone": "optional" } } }`)).toEqual([
    expect.stringMatching(/^company\.json:1: order\.fields\.phone: must be "required" unless email is/),
  ])
  const times = `${start} {
  "longestDays": 366,
  "horizonMonths": 0,
  "slots": ["9-12", "12:00-09:00"]
} }`
  expect(mistakesOf(times).map((line) => line.replace(/^(company\.json:\d+: [^:]*).*/, '$1'))).toEqual([
    'company.json:2: order.longestDays',
    'company.json:3: order.horizonMonths',
    'company.json:4: order.slots[0]',
    'company.json:4: order.slots[1]',
  ])
  expect(mistakesOf(`${start} { "delivery": false, "pickup": false } }`)).toEqual([
    expect.stringMatching(/order\.pickup: must be true where delivery is false/),
  ])
  const twice = '{ "name": "plate", "label": "Plate" }'
  expect(mistakesOf(`${start} { "extraFields": [${twice}, ${twice}] } }`)).toEqual([
    'company.json:1: order.extraFields: has a name twice',
  ])
})

test('a rule of phone numbers has an example that fits', () => {
  const start = '{ "name": "a", "language": "en", "phone":'
  const phoneOf = (phone: string) => mistakesOf(`${start} ${phone} }`)
  expect(phoneOf('{ "rule": "+1 (1) (###) ###-####", "example": "+1 212 555 0100" }')).toHaveLength(1)
  expect(phoneOf('{ "rule": "+1 ### ###-####", "example": "+1 212 555 0100" }')).toEqual([])
  expect(phoneOf('{ "rule": "+49 (0)", "example": "+49 40 1234567" }')).toEqual([])
  for (const example of ['+1 212 555 010', '+7 212 555 0100', 'Call us'])
    expect(phoneOf(`{ "rule": "+1 ### ###-####", "example": "${example}" }`)).toEqual([
      expect.stringMatching(/^company\.json:1: phone\.example: must be a number by the rule/),
    ])
  expect(phoneOf('{ "rule": "49", "example": "+49 40 1234567" }')).toEqual([
    expect.stringMatching(/^company\.json:1: phone\.rule: must be such as/),
  ])
})

test('text pages have slugs that the shop does not use', () => {
  const folder = folderWith('{ "name": "a", "language": "ru" }')
  const write = (text: string) => writeFileSync(path.join(folder, 'pages.json'), text)
  write('{ "warranty": "Гарантия" }')
  expect(readCompany(folder).pages).toEqual({ warranty: 'Гарантия' })
  write('{\n "cart": "Cart",\n "Two Words": "Two",\n "empty": ""\n}')
  expect(() => readCompany(folder)).toThrow(
    [
      `COMPANY_DIR: ${folder} cannot be used:`,
      '  pages.json:2: cart: the shop has another page at this URL',
      '  pages.json:3: Two Words: the slug must be small letters and digits with "-" between them',
      '  pages.json:4: empty: ',
    ].join('\n'),
  )
  write(JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`page-${index}`, 'A']))))
  expect(() => readCompany(folder)).toThrow('must not have more than 100 pages')
})

test('the shop’s own paths are all of its pages and routes', () => {
  const pages = readdirSync('pages').filter((name) => /^[a-z]/.test(name) && name !== 'index')
  const routes = globSync('server/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:app\.(?:get|post)\S*\(|PATH = )'\/([a-z-]+)['/]/g)].map(
      ([, name]) => name,
    ),
  )
  expect(routes.length).toBeGreaterThan(4)
  expect([...pages, ...routes].filter((name) => !OWN_PATHS.has(name ?? ''))).toEqual([])
})

test.each([
  ['no JSON', '{ "name": "a",\n  "language" }', /^company\.json:2: this is no JSON/],
  ['the end is missing', '{ "name": "a",\n\n', /^company\.json:\d: this is no JSON/],
  ['another thing', '[]', /^company\.json:1: all of it: /],
  ['nothing', 'null', /^company\.json:1: all of it: /],
  ['ten thousand brackets', `\n${'['.repeat(10_000)}${']'.repeat(10_000)}`, /^company\.json:2: brackets/],
  [
    'a very long key',
    `{\n\n "${'a'.repeat(300)}": 1 }`,
    /^company\.json:3: a key must not have more than 200/,
  ],
  ['a key is missing', '{ "language": "ru" }', /^company\.json:1: name: is missing$/],
  ['four decimals', '{ "name": "a", "language": "ru", "currency": "CLF" }', /^company\.json:1: currency: /],
  [
    'too many',
    `{ "name": "a", "language": "ru", "home": { "hero": [${Array(7).fill('{ "picture": "a" }')}] } }`,
    /^company\.json:1: home\.hero: /,
  ],
  [
    'another language',
    '{ "name": "a", "language": "en", "locale": "ru-RU" }',
    /^company\.json:1: locale: must begin with the language$/,
  ],
  ['tags', '{ "name": "<b>", "language": "ru" }', /^company\.json:1: name: must be one line without/],
])('one mistake is one line: %s', (_, text, line) => {
  expect(mistakesOf(text)).toEqual([expect.stringMatching(line)])
})

test('a file beyond all measure is not read, and of very many mistakes a hundred are said', () => {
  expect(mistakesOf(' '.repeat(100_001))).toEqual(['company.json: is larger than 100000 bytes'])
  const many = Array.from({ length: 150 }, (_, index) => `"key${index}": 1`).join(',')
  const said = mistakesOf(`{ "name": "a", "language": "ru", ${many} }`)
  expect([said.length, said.at(-1)]).toEqual([101, 'and 50 more'])
})

test('what is no file, leads nowhere or is beyond all measure is not opened', () => {
  const folder = companyFolder({ 'no-photo.svg': '' })
  const at = (name: string) => path.join(folder, name)
  mkdirSync(at('fonts/fonts.css'), { recursive: true })
  mkdirSync(at('theme.css'))
  symlinkSync('texts.json', at('texts.json'))
  symlinkSync('/dev/null', at('logo.svg'))
  mkdirSync(at('share.png'))
  truncateSync(at('no-photo.svg'), 3_000_000_000)
  expect(mistakesInFolder(folder)).toEqual([
    'texts.json: cannot be read: ELOOP',
    'theme.css:1: must be a file, and no folder or device',
    'fonts/fonts.css: must be a file, and no folder or device',
    'logo.svg: must be a file, and no folder or device',
    'no-photo.svg: is larger than 50000 bytes',
    'share.png: must be a file, and no folder or device',
  ])
  expect(companyFingerprint(folder)).toMatch(/^[\da-f]{64}$/)
})

test('what the system makes up while it is read is not read', () => {
  expect(readFolderFile('/proc/version', 1000)).toEqual({ content: Buffer.alloc(0), said: null })
  const folder = companyFolder({})
  const mark = companyFingerprint(folder)
  symlinkSync('/proc/uptime', path.join(folder, 'texts.json'))
  const linked = companyFingerprint(folder)
  expect(linked).not.toBe(mark)
  expect(companyFingerprint(folder)).toBe(linked)
  expect(mistakesInFolder(folder)).toHaveLength(1)
})

test('fonts that link to another folder are listed, and no further', () => {
  const [folder, elsewhere] = [companyFolder({}), companyFolder({})]
  const write = (name: string, text = 'text') => writeFileSync(path.join(elsewhere, name), text)
  mkdirSync(path.join(elsewhere, 'deep'))
  write('deep/a.txt')
  symlinkSync(elsewhere, path.join(folder, 'fonts'))
  const mark = companyFingerprint(folder)
  write('deep/a.txt', 'other text')
  expect(companyFingerprint(folder)).toBe(mark)
  write('a.txt')
  expect(companyFingerprint(folder)).not.toBe(mark)
  write('fonts.css')
  for (let index = 0; index < 60; index++) write(`a${index}.txt`)
  expect(mistakesInFolder(folder)).toContain('fonts: must not have more than 60 files')
})

test('files may begin with a byte order mark', () => {
  const files = {
    'company.json': '{ "name": "a", "language": "ru" }',
    'texts.json': '{ "order.empty": "б" }',
  }
  const marked = Object.entries(files).map(([name, text]) => [name, `\uFEFF${text}`])
  expect(readCompany(companyFolder(Object.fromEntries(marked)))).toEqual(readCompany(companyFolder(files)))
})

test.each(['company.json', 'pages.json', 'texts.json'])('no key is passed over in %s', (file) => {
  expect(mistakesIn({ [file]: '{ "name": "a", "language": "ru",\n"__proto__": "a" }' })).toContain(
    `${file}:2: __proto__: there is no such key`,
  )
})

test('without the file it is said how to write one', () => {
  expect(() => readCompany(path.join(tmpdir(), 'no-such-company'))).toThrow(/npm run company -- init DIR/)
})

test('what init writes can be read, and editors are told of each key', () => {
  expect(readCompany(folderWith(newCompany('ru'))).name).toBe('Новая компания')
  const uncommented = newCompany('ru').replace(/\/\/ (")/g, '$1')
  expect(readCompany(folderWith(uncommented))).toEqual({
    ...readCompany(folderWith(newCompany('ru'))),
    shortName: 'Новая компания',
    country: 'RU',
  })
  const { properties, additionalProperties } = JSON.parse(schemaForEditors())
  expect(properties.currency.description).toMatch(/ISO 4217/)
  expect(additionalProperties).toBe(false)
})
