import { readFileSync } from 'node:fs'
import { type DemoData, readDemoData } from '../../server/upstream/index.ts'

/** The companies whose data the shop is tested with. */
export type CompanyName = 'demo' | 'long' | 'one' | 'bare' | 'empty' | 'odd' | 'harbour'

/** The data of a company for the embedded services. */
export function companyData(name: CompanyName): DemoData {
  return {
    demo: readDemoData,
    long: longNamesCompany,
    one: oneOfEach,
    bare: withoutPictures,
    empty: emptyCompany,
    odd: oddCompany,
    harbour: harbourCompany,
  }[name]()
}

// Words that no screen has room for: nothing between them where a line could break.
const LONG_WORD = 'Электрогидравлическаясамоходноножничнаяподъёмноплатформенная'
const LONG_LATIN = 'XJ-9000-ULTRA-HEAVY-DUTY-PNEUMATIC-EXTRACTOR-MODEL-2026-REV-B'
const LONG_PHONE = '+7 (800) 555-35-35, доб. 1234567890 (круглосуточно, кроме 29 февраля)'
const DATE = '2026-03-04T09:30:00+03:00'

/** Another company: very long words, huge prices, a long phone number, no pictures, one entity of each kind and no articles. */
function longNamesCompany(): DemoData {
  const described = (id: number, slug: string, name: string) => ({
    id,
    slug,
    name,
    description: `${name}: ${LONG_WORD.toLowerCase()} ${LONG_LATIN}`,
    image: null,
  })
  return {
    version: 'long names',
    products: [
      {
        id: 1,
        slug: 'vyshka-transformer',
        name: `${LONG_WORD} вышка-трансформер`,
        shortDescription: `${LONG_LATIN} — вышка на ${LONG_WORD.toLowerCase()} раме.`,
        description: `<h3>${LONG_WORD}</h3><p>${LONG_LATIN}${LONG_LATIN}</p><table><tr><td>${LONG_WORD}</td><td>${LONG_LATIN}</td></tr></table>`,
        specs: [
          { name: LONG_WORD, value: LONG_LATIN },
          { name: 'Масса', value: '123 456 789 кг' },
        ],
        basicPricePerDay: 987_654_321,
        additionalPricePerDay: 123_456_789,
        price: 9_876_543,
        stocks: 999_999,
        brands: [LONG_LATIN],
        volumes: [`${LONG_LATIN} л`],
        priority: 1,
        categoryIds: [1],
        relatedProducts: [],
        images: [],
        createdAt: DATE,
        isNew: true,
        isPopular: true,
      },
    ],
    categories: [{ ...described(1, 'vyshki', `${LONG_WORD} техника`), priority: 1 }],
    assortments: [
      { ...described(1, 'vysota', `${LONG_LATIN} подборка`), priority: 1, productIds: [1], createdAt: DATE },
    ],
    solutions: [
      {
        ...described(1, 'strojka', `Стройка «${LONG_WORD}»`),
        text: `<p>${LONG_WORD} ${LONG_LATIN}</p>`,
        guests: 1_000_000,
        priceHint: 9_876_543_210,
        priceHintCaption: `за ${LONG_WORD.toLowerCase()} срок`,
        products: [{ id: 1, quantity: 12_345 }],
        createdAt: DATE,
      },
    ],
    articleCategories: [],
    articles: [],
    ...longTexts(),
  }
}

function longTexts(): Pick<DemoData, 'pages' | 'settings' | 'contacts'> {
  const pages = PAGES.map((slug) => ({
    slug,
    project: 'sutki',
    title: `${LONG_WORD} (${slug})`,
    description: `${LONG_WORD} ${LONG_LATIN}`,
    updatedAt: DATE,
    html: `<p>${LONG_WORD}</p><h2>${LONG_LATIN}</h2><ul><li>${LONG_LATIN}</li></ul>`,
  }))
  const settings = {
    project: 'sutki',
    brand: `Вездеходопрокат «${LONG_WORD}»`,
    minOrderDays: 5,
    workingHours: {
      caption: `Ежедневно, ${LONG_WORD.toLowerCase()}`,
      short: 'С 07:00 до 23:45',
      days: [{ days: 'Пн–Вс', open: '07:00', close: '23:45' }],
    },
    header: {
      navigation: [
        { title: 'Каталог', url: '/catalog' },
        { title: LONG_WORD, url: '/solutions' },
        { title: 'Контакты', url: '/contacts' },
      ],
      phone: { caption: LONG_WORD, link: 'tel:+78005553535,1234567890', number: LONG_PHONE },
      workingHours: 'С 07:00 до 23:45',
    },
    footer: {
      address: `${LONG_WORD} улица, 1`,
      description: LONG_LATIN,
      topLinks: [{ title: LONG_WORD, url: '/catalog' }],
      bottomLinks: [{ title: LONG_LATIN, url: '/public-offer' }],
      socials: [{ name: 'vk', title: LONG_WORD, url: 'https://vk.example/' }],
      specialButtons: [{ title: LONG_WORD, action: 'link', url: '/catalog', style: 'primary' }],
      copyright: `© ${LONG_LATIN}`,
    },
    workingWithUs: {
      title: LONG_WORD,
      cards: [{ icon: 'truck', title: LONG_WORD, description: LONG_LATIN, url: '/rent-terms' }],
    },
    delivery: { freeFrom: 999_999_999, price: 123_456_789, zone: LONG_WORD },
    prepayment: { percent: 100, fullUpTo: 999_999_999 },
    deposit: { percent: 99, minimum: 123_456_789 },
    order: { successTitle: LONG_WORD, successText: LONG_LATIN, errorTitle: LONG_WORD, errorText: LONG_LATIN },
  }
  const contacts = {
    project: 'sutki',
    legalName: `ООО «${LONG_WORD}»`,
    offices: [
      {
        id: 1,
        type: 'shop',
        name: LONG_WORD,
        address: `${LONG_LATIN}, строение 1`,
        phone: LONG_PHONE,
        phoneLink: 'tel:+78005553535',
        email: `${LONG_LATIN.toLowerCase()}@example.ru`,
        hoursText: LONG_WORD,
        description: LONG_LATIN,
        image: null,
      },
    ],
    phones: [{ caption: LONG_WORD, number: LONG_PHONE, link: 'tel:+78005553535', hours: LONG_WORD }],
    emails: [{ caption: LONG_WORD, address: `${LONG_LATIN}@example.ru`, link: 'mailto:a@example.ru' }],
    messengers: [{ name: 'vk', title: LONG_WORD, url: 'https://vk.example/chat', handle: LONG_LATIN }],
    requisites: [{ name: LONG_WORD, value: '00000000000000000000000000000000000000000000' }],
    note: LONG_LATIN,
  }
  return { pages, settings, contacts }
}

const PAGES = [
  'about',
  'rent-terms',
  'public-offer',
  'privacy-policy',
  'processing-policy',
  'cookies-policy',
  'certificates-policy',
]

/** The demonstration company with one entity of each kind. */
function oneOfEach(): DemoData {
  const data = readDemoData()
  const products = data.products.slice(0, 1).map((product) => ({ ...product, relatedProducts: [] }))
  const [product] = products
  const productIds = products.map(({ id }) => id)
  const articles = data.articles.slice(0, 1).map((article) => ({ ...article, relatedProductIds: productIds }))
  return {
    ...data,
    version: 'one',
    products,
    categories: data.categories.filter(({ id }) => product?.categoryIds.includes(id)),
    assortments: data.assortments.slice(0, 1).map((each) => ({ ...each, productIds })),
    solutions: data.solutions
      .slice(0, 1)
      .map((each) => ({ ...each, products: productIds.map((id) => ({ id, quantity: 12 })) })),
    articles,
    articleCategories: data.articleCategories.filter(({ id }) => articles[0]?.category.id === id),
  }
}

/** The demonstration company without a single picture. */
function withoutPictures(): DemoData {
  const data = readDemoData()
  const bare = <Entity extends { image: unknown }>(entities: Entity[]) =>
    entities.map((entity) => ({ ...entity, image: null }))
  return {
    ...data,
    version: 'bare',
    products: data.products.map((product) => ({ ...product, images: [] })),
    categories: bare(data.categories),
    assortments: bare(data.assortments),
    solutions: bare(data.solutions),
    articles: bare(data.articles),
    articleCategories: bare(data.articleCategories),
  }
}

/** A company that has just begun: settings with nothing in them, and every list empty. */
function emptyCompany(): DemoData {
  return {
    version: 'empty',
    products: [],
    categories: [],
    assortments: [],
    solutions: [],
    articleCategories: [],
    articles: [],
    pages: [],
    settings: { project: 'sutki' },
    contacts: { project: 'sutki' },
  }
}

/** The contract allows any sign in a slug but a slash. */
export const ODD_SLUGS = ['50%', 'a?b', 'a#b', 'a b', 'a+b', 'стул «5»', 'a;b=c&d']
export const HOSTILE_NAME = '</script><script>alert(1)</script><!-- "quoted" \u2028 & more'

/** The demonstration company with a hostile name, slugs of all signs, and more solutions than stand on a page. */
function oddCompany(): DemoData {
  const data = readDemoData()
  const [product, ...products] = data.products
  const [solution, ...solutions] = data.solutions
  if (!product || !solution) throw new Error('the demonstration has nothing')
  return {
    ...data,
    version: 'odd',
    products: [
      { ...product, slug: 'hostile', name: HOSTILE_NAME, shortDescription: HOSTILE_NAME },
      ...products,
      ...ODD_SLUGS.map((slug, index) => ({ ...product, id: 90_000 + index, slug })),
    ],
    solutions: [
      ...solutions.map((each) => ({ ...each, createdAt: '2025-01-01T10:00:00+03:00' })),
      ...Array.from({ length: 25 }, (_, index) => ({
        ...solution,
        id: 1000 + index,
        slug: `solution-${index}`,
        name: `Решение ${index}`,
        createdAt: `2026-01-${String(index + 1).padStart(2, '0')}T10:00:00+03:00`,
      })),
    ],
  }
}

/** A company in English, in euros, with rentals of a day, nothing delivered, and things of its own; their pictures are in the storage of the embedded services. */
function harbourCompany(): DemoData {
  return JSON.parse(readFileSync('tests/support/harbour/data.json', 'utf8'))
}
