import { mutationsOf } from './mutation.ts'

/** What stands on the pages, and what the server answers beside them. */
export const site = [
  ...mutationsOf('server/base/variables.server.ts', ['1.15', '.regex(/^GTM-[A-Z0-9]+$/,', '.regex(/^GTM-/,']),
  ...mutationsOf(
    'server/files/mapFrame.ts',
    ['1.13 7.29 9.17', 'lang: texts.shop.mapLanguage', "lang: 'en_US'"],
    ['1.13', "coordorder: 'latlong'", "coordorder: 'longlat'"],
    ['1.13 9.17', '/2.1/?', '/2.0/?'],
    ['9.17', 'zoom: 10', 'zoom: 12'],
  ),
  ...mutationsOf('server/pictures/originals.ts', ['3.17', 'await fetch(source,', 'await fetch(original,']),
  ...mutationsOf('server/http/securityHeaders.ts', [
    '1.1 6.1',
    "'x-content-type-options': 'nosniff'",
    "'set-cookie': 'visitor=1'",
  ]),
  ...mutationsOf('server/http/hostCheck.ts', [
    '6.3',
    'else if (verdict || PROBES.has(request.url)) next()',
    'else if (request.headers.authorization) reply.code(403).send()\n    else if (verdict || PROBES.has(request.url)) next()',
  ]),
  ...mutationsOf('server/pages/index.ts', [
    '2.29 8.8 8.9',
    "isRefused ? 'Not Found' : 'not found'",
    "isRefused ? 'not found' : 'Not Found'",
  ]),
  ...mutationsOf('server/observe/observer.ts', ['8.7', 'log.error({ ...failure,', 'log.debug({ ...failure,']),
  ...mutationsOf('server/files/builds.ts', [
    '7.25',
    "header('cache-control', 'no-store').send({ id: buildId })",
    "header('cache-control', IMMUTABLE).send({ id: buildId })",
  ]),
  ...mutationsOf('server/files/sitemap/index.ts', ['2.27', 'index + 1}.xml', 'index}.xml']),
  ...mutationsOf('pages/(content)/textPages.ts', [
    '2.21 2.22 2.23 2.24 2.25',
    'return slug !== undefined && Object.hasOwn(TEXT_PAGES, slug)',
    "return slug === 'about'",
  ]),
  ...mutationsOf('renderer/catalog/ArticleList.tsx', [
    '2.11',
    'const path = articlesPath(section)',
    'const path = articlesPath()',
  ]),
  ...mutationsOf(
    'pages/(content)/+Page.tsx',
    ['2.18', "{slug === 'about' && ", "{slug === 'contacts' && "],
    ['2.20', '{page && terms && (', '{!page && terms && ('],
  ),
  ...mutationsOf(
    'company/texts/ru/pages.ts',
    ['2.28', "'Страница не найдена'", "'Ничего не нашлось'"],
    ['2.28', 'или был введен неверный адрес', 'или адрес неверен'],
  ),
  ...mutationsOf('pages/_error/+Page.tsx', ['2.28', 'href="/"', 'href="/catalog"']),
  ...mutationsOf('renderer/+onRenderHtml.ts', ['1.2', '<html lang="', '<html lang="en-']),
]
