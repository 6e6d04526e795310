import { LANGUAGE, NAME, SHORT_NAME } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'

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
      // Of two, the last: the first of the cart's is shown while it is empty.
      const [, name = ''] = /^<h1[^>]*>([^<]*)/.exec(html.slice(html.lastIndexOf('<h1'))) ?? []
      return { path: pathname + search, title: unescaped(name) || pathname }
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

/** The style of the offline page, in the colours and letters of the shop's own style sheet. */
const style = `
body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.5 var(--font-text)}
a{color:inherit}
header{display:flex;align-items:center;justify-content:space-between;gap:24px;padding:16px var(--gutter);border-bottom:1px solid var(--line)}
.name{font:600 1.25rem var(--font-display);text-decoration:none}
nav{display:flex;gap:8px}
nav a,.actions a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid var(--line-strong);border-radius:var(--r-pill);text-decoration:none;font-weight:600}
main{max-width:44rem;margin:0 auto;padding:var(--s6) var(--gutter) var(--s8)}
.days{display:flex;gap:6px;margin:0 0 var(--s6)}
.days i{flex:1;padding:18px 12px;border-radius:var(--r-tile);background:var(--tile);font-style:normal;text-align:center;color:var(--text-2)}
.days .now{flex:3;background:var(--night);color:var(--on-night);font-weight:600}
h1{margin:0 0 12px;font:600 var(--fs-h1)/1.1 var(--font-display)}
h2{margin:var(--s6) 0 8px;font:600 var(--fs-h3)/1.3 var(--font-text)}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin:var(--s5) 0 0}
.actions .main{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
ul{margin:0;padding:0;list-style:none}
li a{display:block;padding:11px 0;border-bottom:1px solid var(--line)}
`.replaceAll('\n', '')
