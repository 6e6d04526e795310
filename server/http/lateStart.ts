import { createHash } from 'node:crypto'

/** How Vike names the script that starts a page, and the files that it will need. */
const ENTRY = '<script src="/assets/entries/'
const TAGS =
  /^<script src="([^"]+)" type="module" async><\/script>((?:<link rel="modulepreload" href="[^"]+" as="script" type="text\/javascript">)*)/

/**
 * Asks for a page's scripts when what is seen first has come: at the load event, one second after the first paint, or with the first press. In a
 * tab that is not looked at there is no paint. A window that is covered draws nothing either, and not every browser says so: two seconds are
 * enough. A press on a button that only scripts serve is kept, and looks taken, until the page answers it (renderer/runtime/earlyPress.ts).
 */
const START = [
  '{const files=document.currentScript.dataset.files.split(" ")',
  'let isStarted,early',
  'const start=()=>{if(isStarted)return;isStarted=true',
  'for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}))',
  'import(files[0])}',
  'const drawn=(run)=>requestAnimationFrame(()=>setTimeout(run))',
  'if(document.hidden)start()',
  'else{addEventListener("load",()=>drawn(start));drawn(()=>setTimeout(start,1000));setTimeout(start,2000)}',
  'addEventListener("click",({target})=>{const button=target.closest("#root:not([data-live]) button[type=button]")',
  'if(!button)return',
  'early?.removeAttribute("data-early")',
  'early?.removeAttribute("aria-busy")',
  'early=button',
  'early.dataset.early=""',
  'early.setAttribute("aria-busy","true")',
  'start()},true)}',
].join(';')

/** What a policy names the script by that starts a page. */
export const START_HASH = `sha256-${createHash('sha256').update(START).digest('base64')}`

/** Lets a page start when it is drawn: what the server rendered is shown before the line and the browser are busy with libraries. */
export function startLate(html: string): string {
  const at = html.lastIndexOf(ENTRY)
  if (at < 0) return html
  const tags = html.slice(at).replace(TAGS, (_, entry, preloads) => {
    const files = [entry, ...Array.from(preloads.matchAll(/href="([^"]+)"/g), ([, href]) => href)]
    return `<script data-files="${files.join(' ')}">${START}</script>`
  })
  return html.slice(0, at) + tags
}
