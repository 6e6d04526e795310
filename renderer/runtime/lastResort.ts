import { texts } from '#company/texts/index.ts'
import { takeEarlyPresses } from './earlyPress.ts'

/**
 * React has emptied the page, since the error page failed as well: says so in plain elements, which need nothing. Links are
 * followed by the browser, not by the router.
 */
export function showLastResort(): void {
  if (document.getElementById(ID)) return
  const place = document.createElement('main')
  place.id = ID
  place.style.cssText = 'max-width: 36rem; margin: 15vh auto; padding: 0 1rem'
  place.append(
    element('h1', texts.lost.wrong),
    element('p', texts.lost.wrongAtAll),
    link(texts.words.reload, location.href, '0.75rem 1rem 0.75rem 0'),
    ' ',
    link(texts.words.home, '/', '0.75rem 1rem 0.75rem 0'),
  )
  document.body.append(place)
}

const ID = 'last-resort'

/** The page is only what the server rendered: its links work, its buttons do not. Says so above it, in plain elements. */
export function showUnansweredNote(): void {
  takeEarlyPresses()
  if (document.getElementById(NOTE_ID)) return
  const note = element('p', texts.lost.unanswered)
  note.id = NOTE_ID
  note.setAttribute('role', 'alert')
  note.style.cssText = 'padding: 0.75rem 1rem; background: var(--tile); text-align: center'
  note.append(' ', link(texts.words.reload, location.href, '0.75rem 0.5rem'))
  document.body.prepend(note)
}

const NOTE_ID = 'unanswered-note'

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function link(text: string, href: string, padding: string): HTMLAnchorElement {
  const made = document.createElement('a')
  made.textContent = text
  made.href = href
  made.rel = 'external'
  made.style.cssText = `display: inline-block; padding: ${padding}; text-decoration: underline`
  return made
}
