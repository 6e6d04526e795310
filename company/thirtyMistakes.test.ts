import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { companyFolder, mistakesIn } from '../tests/support/companyFolder.ts'

const FILES = {
  'company.json': `{
  "shortName": "",
  "language": "xx",
  "locale": "russian",
  "currency": "ZZZ",
  "timeZone": "Mars/Olympus",
  "country": "Germany",
  "logo": "logo.svg",
  "storages": ["ftp://pictures.example"],
  "home": {
    "searchExample": "two\\nlines",
    "colour": "red",
    "hero": [{ "name": "chair", "picture": "a" }]
  },
  "norms": {
    "guests": 0,
    "sets": [{ "name": "A feast", "norms": [
      { "product": "two words" },
      { "product": "chair", "units": 1.555 },
      { "product": "chair", "guests": 0 },
      { "product": "chair", "spare": 101 }
    ] }]
  },
  "consents": [{ "name": "photos", "text": "[ ]", "pages": ["rent-terms"] }],
  "apps": { "android": { "package": "shop", "fingerprints": [] }, "ios": "shop" }
}`,
  'pages.json': `{
  "cart": "Cart",
  "Two Words": "Two"
}`,
  'texts.json': `{
  "order.emty": "Empty",
  "order.empty": "{",
  "order.tooManyLines": "{count} of {maximum} and {more}",
  "order.keyUsed": "<b>Used</b>"
}`,
  'theme.css': `:root {
  --tile: sand;
  --line: rgb(0 0 0 / 0.2);
  --primary: #ff0000;
  --r-pill: 50%;
}
body { }`,
  'favicon.svg': 'GIF89a',
  'share.png': 'no picture',
}

test('a folder with thirty different mistakes is told of each in one run: the file, the place, and what is wrong', () => {
  const lines = mistakesIn(FILES)
  const places = lines.map((line) => /^(\S+?)(?::(\d+))?: (?:(\S+?): )?\S/.exec(line)?.slice(1, 4))
  expect(new Set(places.map((place) => place?.join(' '))).size).toBeGreaterThanOrEqual(30)
  expect(lines).toMatchInlineSnapshot(`
    [
      "company.json:1: name: is missing",
      "company.json:2: shortName: must not be empty",
      "company.json:3: language: must be "ru" or "en": the shop has no other texts yet",
      "company.json:4: locale: must be the language and a country, such as "en-IE"",
      "company.json:5: currency: must be a currency of ISO 4217 with at most three decimals, such as "EUR"",
      "company.json:6: timeZone: must be an IANA time zone, such as "Europe/Berlin"",
      "company.json:7: country: must be two letters of ISO 3166, such as "DE"",
      "company.json:8: logo: there is no such key",
      "company.json:9: storages[0]: must be an http or https URL",
      "company.json:11: home.searchExample: must be one line without < and >",
      "company.json:12: home.colour: there is no such key",
      "company.json:13: home.hero[0].name: there is no such key",
      "company.json:16: norms.guests: must be at least 1",
      "company.json:18: norms.sets[0].norms[0].product: must be a slug, such as chair-gold",
      "company.json:19: norms.sets[0].norms[1].units: must be a multiple of 0.01",
      "company.json:20: norms.sets[0].norms[2].guests: must be at least 1",
      "company.json:21: norms.sets[0].norms[3].spare: must be at most 100",
      "company.json:24: consents[0].text: must have as many names in [square brackets] as there are pages",
      "company.json:25: apps.android.package: must be the name of a package, such as com.example.shop",
      "company.json:25: apps.android.fingerprints: must be at least 1 entries",
      "company.json:25: apps.ios: must be the team and the bundle, such as ABCDE12345.com.example.shop",
      "pages.json:2: cart: the shop has another page at this URL",
      "pages.json:3: Two Words: the slug must be small letters and digits with "-" between them",
      "texts.json:2: order.emty: there is no such text",
      "texts.json:3: order.empty: cannot be read: expect argument closing brace",
      "texts.json:4: order.tooManyLines: there is no {more} in this text, only {count}, {maximum}",
      "texts.json:5: order.keyUsed: must be one line of at most 1000 letters without < and >",
      "theme.css:2: --tile: must be a colour, such as #d6f24b",
      "theme.css:3: --line: must be a colour that nothing shines through",
      "theme.css:4: --primary: there is no such property",
      "theme.css:5: --r-pill: must be a length from 0px to 999px",
      "theme.css:7: body: only :root may stand here",
      "favicon.svg: is no SVG with xmlns="http://www.w3.org/2000/svg"",
      "share.png: is no PNG",
    ]
  `)
})

test('a name too long for the header of a phone is a warning, unless a short one stands in', () => {
  const said = (company: object) => {
    const folder = companyFolder({ 'company.json': JSON.stringify({ language: 'ru', ...company }) })
    return String(spawnSync(process.execPath, ['company/company.cli.ts', 'check', folder]).stdout)
  }
  const name = 'Межрегиональный прокат «Север»'
  expect(said({ name })).toContain('Warning: company.json: name has more than 20 letters')
  expect(said({ name, shortName: 'Север' })).not.toContain('more than 20 letters')
})
