import { createHash } from 'node:crypto'

/** How Vike names the script that starts a page, and the files that it will need. */
const ENTRY = '<script src="/assets/entries/'
const ENTRY_TAG = /^<script src="([^"]+)" type="module" async><\/script>/
const PRELOAD = / as="script" type="text\/javascript">/g

/**
 * Waits for the first paint; in a tab that is not looked at there is none. A window that is covered draws nothing either, and not every browser
 * says so: two seconds are enough.
 */
const START = [
  'const start=()=>import(document.getElementById("entry").href)',
  'document.hidden||performance.getEntriesByType("paint").length?start()' +
    ':(requestAnimationFrame(()=>setTimeout(start)),setTimeout(start,2000))',
].join(';')

/** What a policy names the script by that starts a page. */
export const START_HASH = `sha256-${createHash('sha256').update(START).digest('base64')}`

/**
 * Lets a page start when it is drawn: what the server rendered is shown before the browser is busy with libraries. They are loaded meanwhile,
 * after styles, pictures and fonts of the first picture.
 */
export function startLate(html: string): string {
  const at = html.lastIndexOf(ENTRY)
  if (at < 0) return html
  const tags = html
    .slice(at)
    .replace(ENTRY_TAG, '<link id="entry" rel="modulepreload" href="$1" as="script" type="text/javascript">')
    .replace(PRELOAD, ' fetchpriority="low">')
  return `${html.slice(0, at)}${tags.replace('</body>', `<script type="module">${START}</script></body>`)}`
}
