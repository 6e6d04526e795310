import { createHash } from 'node:crypto'

/** How Vike names the script that starts a page, and the files that it will need. */
const ENTRY = '<script src="/assets/entries/'
const REACT = '/assets/chunks/react-'
const TAGS =
  /^<script src="([^"]+)" type="module" async><\/script>((?:<link rel="modulepreload" href="[^"]+" as="script" type="text\/javascript">)*)/

/**
 * Asks for a page's scripts at the load event, a second after the first paint, or with the first press; after two seconds in a
 * window that draws nothing. Early presses are numbered and look taken (renderer/runtime/earlyPress.ts). React is evaluated in a
 * task of its own: a slow phone would not answer a press for too long. A cart that is not empty is marked before anything is drawn.
 */
const START = [
  '{let presses=0,files=document.currentScript.dataset.files.split(" "),[react,entry]=files,' +
    'start=()=>{if(document.readyState=="loading")return addEventListener("DOMContentLoaded",start)',
  'for(let href of files.splice(0))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}))',
  'import(react).finally(()=>import(entry))},' + 'drawn=(run)=>requestAnimationFrame(()=>setTimeout(run))',
  'if(document.hidden)start()',
  'else{addEventListener("load",()=>drawn(start));drawn(()=>setTimeout(start,1000));setTimeout(start,2000)}',
  'addEventListener("click",({target})=>{let button=target.closest("#root:not([data-live]) [type=button]")',
  'if(button){button.dataset.early=++presses',
  'button.ariaBusy="true"',
  'start()}},true)',
  'try{if(/"products":\\[{/.test(localStorage.cart))document.documentElement.dataset.cart=""}catch{}}',
].join(';')

/** Ends a page when its styles are there: Chromium then looks for fields to fill in, and a layout without styles is for nothing. */
const END = ';'

/** What a policy names the two scripts of a page by. */
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
