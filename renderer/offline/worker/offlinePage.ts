import { LANGUAGE, NAME, SHORT_NAME } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import { style } from './offlinePageStyle.ts'

/** The style sheet of the build, for its fonts and colours. */
declare const STYLE_SHEET: string

const MOST_LINKS = 10

/** The page in place of one that is not cached on this device, at that one's own URL; with links to those that are. */
export async function offlinePage(cache: Cache): Promise<Response> {
  const html = offlineHtml(await cachedPages(cache), STYLE_SHEET)
  return new Response(html, { status: 503, headers: HEADERS })
}

/** A page that opens without a connection. */
type CachedPage = { path: string; title: string }

export function offlineHtml(pages: readonly CachedPage[], sheet: string): string {
  const links = pages.map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`)
  return `<!doctype html>
<html lang="${LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(texts.shop.titled(texts.offline.title, NAME))}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${escaped(sheet)}"><style>${style}</style></head>
<body><header><a class="name" href="/">${escaped(SHORT_NAME)}</a><nav aria-label="${texts.offline.main}"><a href="/catalog">${texts.offline.catalogue}</a><a href="/cart">${texts.offline.cart}</a></nav></header>
<main id="main"><p class="days" aria-hidden="true"><i>${texts.offline.dayBefore}</i><i class="now">${texts.offline.today}</i><i>${texts.offline.dayAfter}</i></p>
<h1>${texts.offline.title}</h1>
<p>${texts.offline.explanation}</p>
<p class="actions"><a class="main" href="">${texts.offline.retry}</a><a href="/cart">${texts.offline.openCart}</a></p>
${links.length > 0 ? `<h2>${texts.offline.cached}</h2><ul>${links.join('')}</ul>` : ''}</main></body></html>`
}

async function cachedPages(cache: Cache): Promise<CachedPage[]> {
  const requests = (await cache.keys()).slice(-MOST_LINKS).toReversed()
  return Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const html = (await (await cache.match(request))?.text()) ?? ''
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
      return {
        path: pathname + search,
        title: unescaped(title).replace(texts.shop.nameAtEnd, '') || pathname,
      }
    }),
  )
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'",
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}

function unescaped(text: string): string {
  return Object.entries(SIGNS).reduceRight((left, [sign, name]) => left.replaceAll(name, sign), text)
}
