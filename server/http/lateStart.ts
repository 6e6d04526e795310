import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** How Vike names the script that starts a page, and the files that it will need. */
const ENTRY = '<script src="/assets/entries/'
const REACT = '/assets/chunks/react-'
const TAGS =
  /^<script src="([^"]+)" type="module" async><\/script>((?:<link rel="modulepreload" href="[^"]+" as="script" type="text\/javascript">)*)/

/** Starts a page in the browser once it is drawn, or with the first press. */
const START = readFileSync(new URL('startPage.js', import.meta.url), 'utf8').replace(
  /^ *\/[/*].*\n|^ +/gm,
  '',
)

/** Ends a page when its styles are there: Chromium then looks for fields to fill in, and a layout without styles is for nothing. */
const END = ';'

/** The hashes by which a policy names the two scripts of a page. */
export const SCRIPT_HASHES = [START, END].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
)

/** Lets a page start when it is drawn: what the server rendered is shown before the line and the browser are busy with libraries. */
export function startLate(html: string): string {
  const at = html.lastIndexOf(ENTRY)
  const [tags, entry, preloads = ''] = TAGS.exec(html.slice(at)) ?? []
  if (at < 0 || tags === undefined) return html
  const preloaded = Array.from(preloads.matchAll(/href="([^"]+)"/g), ([, href]) => href)
  const react = preloaded.find((href) => href?.startsWith(REACT)) ?? entry
  const files = [react, entry, ...preloaded.filter((href) => href !== react)]
  const head = html.indexOf(HEAD) + HEAD.length
  const start = `${CHARSET}<script data-files="${files.join(' ')}">${START}</script>`
  const end = `<script>${END}</script>`
  return html.slice(0, head) + start + html.slice(head, at) + end + html.slice(at + tags.length)
}

const HEAD = '<head>'
/** Browsers look for it in the first 1,024 bytes, which the script would fill. */
const CHARSET = '<meta charset="UTF-8"/>'
