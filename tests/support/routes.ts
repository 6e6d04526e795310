import { NORM_SETS } from '#company/norms.ts'
import type { DemoData } from '../../server/upstream/index.ts'

/** One route of the shop with the URL of an example, and what it must show. */
interface Route {
  /** As the specification names it. */
  route: string
  /** An example URL. */
  path: string
  status: 200 | 404
  /** What the title holds. */
  title: string
  /** What the server's HTML holds, in plain spaces. */
  texts: readonly string[]
  /** True if search engines leave it out. */
  noindex: boolean
  /** What the page is, by its settings. */
  is: Vike.PageSettings
}

/**
 * Every route of the shop on a company's data. Of a company that has none of an entity, the entity's own route is
 * page 404, and its lists are pages without items.
 */
export function routesOf(data: DemoData): Route[] {
  const [category] = data.categories
  const [solution] = data.solutions
  const [product] = data.products.toSorted((one, other) => other.priority - one.priority)
  const [section] = data.articleCategories
  const newest = data.articles.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))[0]
  const article = newest && { ...newest, name: newest.title }
  const articleSection = data.articleCategories.find(({ id }) => id === article?.category.id)
  return [
    shown('/', '/', '', product ? [product.name] : [], { kind: 'home' }),
    shown('/catalog', '/catalog', 'Каталог', product ? [product.name] : ['Предметов пока нет'], {
      kind: 'listing',
    }),
    entity('/catalog/{slug}', '/catalog', product, (found) => [found.name, ...specs(found)], {
      kind: 'product',
    }),
    shown('/categories', '/categories', 'Категории', category ? [category.name] : ['Категорий пока нет'], {
      kind: 'cards',
    }),
    entity(
      '/categories/{categorySlug}',
      '/categories',
      category,
      (found) => [found.name, ...(found.description ? [found.description] : [])],
      { kind: 'listing' },
    ),
    entity(
      '/assortments/{assortmentSlug}',
      '/assortments',
      data.assortments[0],
      (found) => [
        found.name,
        ...(found.description ? [found.description] : []),
        ...namesOf(data, found.productIds),
      ],
      { kind: 'listing' },
    ),
    shown('/solutions', '/solutions', 'Готовые решения', solution ? [solution.name] : ['Решений пока нет'], {
      kind: 'cards',
    }),
    entity(
      '/solutions/{slug}',
      '/solutions',
      solution,
      (found) => [
        found.name,
        ...(found.description ? [found.description] : []),
        ...namesOf(
          data,
          found.products.map(({ id }) => id),
        ),
      ],
      { kind: 'cards' },
    ),
    shown('/search/{searchParam}', `/search/${encodeURIComponent(firstWord(product))}`, 'поиск', [], {
      kind: 'listing',
      pageCache: 'apart',
      robots: 'disallow',
    }),
    shown('/articles', '/articles', 'Статьи', article ? [article.title] : ['Статей пока нет'], {
      kind: 'cards',
    }),
    entity('/articles/{category}', '/articles', section, (found) => [found.name], { kind: 'cards' }),
    entity(
      '/articles/{category}/{slug}',
      `/articles/${articleSection?.slug ?? 'none'}`,
      article,
      ({ title }) => [title, 'Читайте дальше'],
      { kind: 'article' },
    ),
    ...TEXTS.map((slug) => {
      const page: { slug: string; title?: unknown } | undefined = data.pages.find(
        (each) => each.slug === slug,
      )
      const title = typeof page?.title === 'string' ? page.title : null
      return title ? shown(`/${slug}`, `/${slug}`, title, [title]) : missing(`/${slug}`, `/${slug}`)
    }),
    shown('/contacts', '/contacts', 'Контакты', ['Контакты', 'Напишите нам']),
    shown('/cart', '/cart', 'Корзина', ['Корзина'], {
      kind: 'cart',
      pageCache: 'bare',
      offline: 'bare',
      robots: 'disallow',
    }),
    shown('/order', '/order', 'Оформление', ['Оформление'], {
      ...ORDER,
      kind: 'cart',
      offline: 'bare',
    }),
    shown('/order/success', '/order/success', 'Ваш заказ', [], ORDER),
    shown('/order/error', '/order/error', 'Ваш заказ', [], ORDER),
    shown('/my-order', '/my-order', 'Мои заказы', ['Здесь появятся ваши заказы'], {
      ...ORDER,
      robots: 'noindex',
    }),
    {
      ...missing('/my-order/{secret}', '/my-order/a-secret-that-nobody-has'),
      ...{ title: 'Ссылка не подошла', texts: ['Ссылка не подошла', 'скопирована целиком'] },
    },
    shown('/plan', '/plan', 'Смета', ['Здесь открываются сметы'], {
      kind: 'cart',
      pageCache: 'never',
      offline: 'never',
      robots: 'noindex',
    }),
    shown('/favourites', '/favourites', 'Избранное', ['Избранное', 'на этом устройстве'], {
      kind: 'cards',
      pageCache: 'never',
      offline: 'bare',
      robots: 'noindex',
    }),
    normsRoute(data),
    shown('/waitlist', '/waitlist', 'Сообщить, когда освободится', ['Чего ждём?'], WAIT),
    shown(
      '/waitlist/@secret',
      `/waitlist/${'x'.repeat(32)}`,
      'Сообщить, когда освободится',
      ['Не сообщать'],
      WAIT,
    ),
    shown('/sandbox', '/sandbox', 'Компоненты', ['Компоненты'], { offline: 'absent', robots: 'disallow' }),
    missing('/catalog/{slug}', '/catalog/no-such-thing'),
    missing('/categories/{categorySlug}', '/categories/no-such-category'),
    missing('/assortments/{assortmentSlug}', '/assortments/no-such-assortment'),
    missing('/assortments', '/assortments'),
    missing('/solutions/{slug}', '/solutions/no-such-solution'),
    missing('(unknown)', '/no-such-page'),
  ]
}

/** The norms are the demonstration company's: with other data there may be none of their products, and nothing for search engines. */
function normsRoute({ products }: DemoData): Route {
  const names = NORM_SETS[0]?.norms.flatMap(
    ({ product }) => products.find(({ slug }) => slug === product)?.name ?? [],
  )
  const texts = names?.length ? names : ['Перейти в каталог']
  const is = { pageCache: 'never', offline: 'never' } as const
  return { ...shown('/how-many', '/how-many', 'Сколько мне нужно', texts, is), noindex: !names?.length }
}

const WAIT = { pageCache: 'never', offline: 'absent', robots: 'noindex' } as const

const ORDER: Vike.PageSettings = {
  pageCache: 'never',
  offline: 'never',
  robots: 'disallow',
}

const TEXTS = [
  'about',
  'rent-terms',
  'public-offer',
  'privacy-policy',
  'processing-policy',
  'cookies-policy',
  'certificates-policy',
]

function shown(
  route: string,
  path: string,
  title: string,
  texts: readonly string[],
  is: Vike.PageSettings = {},
): Route {
  return { route, path, status: 200, title, texts, noindex: is.robots !== undefined, is }
}

function missing(route: string, path: string): Route {
  return {
    route,
    path,
    status: 404,
    title: 'Страница не найдена',
    texts: ['Страница не найдена', 'Перейти на главную'],
    noindex: true,
    is: {},
  }
}

function entity<Entity extends { slug: string; name: string }>(
  route: string,
  folder: string,
  found: Entity | undefined,
  texts: (found: Entity) => readonly string[],
  is: Vike.PageSettings,
): Route {
  if (!found) return missing(route, `${folder}/none-of-these`)
  return shown(route, `${folder}/${encodeURIComponent(found.slug)}`, found.name, texts(found), is)
}

function namesOf({ products }: DemoData, ids: readonly number[]): string[] {
  return products.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}

function specs({ specs: lines }: DemoData['products'][number]): string[] {
  return lines.flatMap(({ name, value }) => [name, value])
}

function firstWord(product: DemoData['products'][number] | undefined): string {
  return product?.name.split(' ')[0]?.toLowerCase() ?? 'стул'
}
