import { mutationsOf } from './mutation.ts'

/** What stands on the pages, and what the server answers beside them. */
export const site = [
  ...mutationsOf('renderer/+config.ts', ['1.2', "lang: 'ru'", "lang: 'en'"]),
  ...mutationsOf('server/env.server.ts', ['1.15', '.regex(/^GTM-[A-Z0-9]+$/,', '.regex(/^GTM-/,']),
  ...mutationsOf(
    'server/mapFrame.ts',
    ['1.13 7.29 9.17', "lang: 'ru_RU'", "lang: 'en_US'"],
    ['1.13', "coordorder: 'latlong'", "coordorder: 'longlat'"],
    ['1.13 9.17', '/2.1/?', '/2.0/?'],
    ['9.17', 'zoom: 10', 'zoom: 12'],
  ),
  ...mutationsOf('server/originals.ts', ['3.17', 'fetch(storageAddress(storageUrl, path)', 'fetch(path']),
  ...mutationsOf(
    'server/pages.ts',
    ['1.1 6.1 6.3', "reply.header('vary', 'accept-encoding')", "reply.header('set-cookie', 'visitor=1')"],
    ['2.29 8.8 8.9', "isRefused ? 'Not Found' : 'not found'", "isRefused ? 'not found' : 'Not Found'"],
  ),
  ...mutationsOf('server/observer.ts', ['8.7', 'log.error({ ...failure,', 'log.debug({ ...failure,']),
  ...mutationsOf('server/builds.ts', [
    '7.25',
    "header('cache-control', 'no-store').send({ id: buildId })",
    "header('cache-control', IMMUTABLE).send({ id: buildId })",
  ]),
  ...mutationsOf('server/sitemap.ts', ['2.27', 'partPath(name, index + 1)', 'partPath(name, index)']),
  ...mutationsOf(
    'pages/(content)/textPages.ts',
    [
      '2.21 2.22 2.23 2.24 2.25',
      'return slug !== undefined && Object.hasOwn(TEXT_PAGES, slug)',
      "return slug === 'about'",
    ],
    ['2.18 2.20', 'Object.hasOwn(TEXT_PAGES, slug)', "Object.hasOwn(TEXT_PAGES, slug) && slug.includes('y')"],
  ),
  ...mutationsOf('pages/_error/NotFoundView.tsx', ['2.28', 'Перейти на главную', 'Перейти в каталог']),
  ...mutationsOf('renderer/site/ErrorView.tsx', ['2.30', '      {children}\n    </>', '    </>']),
  ...mutationsOf('renderer/cards/CategoryCard.tsx', [
    '2.31',
    'categoryPath(category.slug)',
    'categoryPath(category.id)',
  ]),
  ...mutationsOf(
    'renderer/cards/CategoryShelf.tsx',
    ['2.32', "moreTitle = 'Посмотреть все'", "moreTitle = 'Все'"],
    ['4.16', 'props.categories.length > 0 ?', 'props.categories.length >= 0 ?'],
  ),
  ...mutationsOf('renderer/site/TopLine.tsx', ['2.34 3.15', '              {hours}\n', '']),
  ...mutationsOf('renderer/site/Footer.tsx', ['2.35', '        {settings?.footer.address}\n', '']),
  ...mutationsOf('renderer/site/WorkingWithUs.tsx', ['2.36', '{description && <p', '{url && <p']),
  ...mutationsOf('renderer/failures/crawler.ts', ['8.17', 'bot|lighthouse|', 'bot|']),
]
