import { texts } from '#company/texts/index.ts'
import { takeEarlyPresses } from './earlyPress.ts'

/** The page is only what the server rendered: its links work, its buttons do not. Says so above it, in plain elements. */
export function showUnansweredNote(): void {
  takeEarlyPresses()
  if (document.getElementById(ID)) return
  const note = document.createElement('p')
  note.id = ID
  note.setAttribute('role', 'alert')
  note.style.cssText = 'padding: 0.75rem 1rem; background: var(--tile); text-align: center'
  const again = document.createElement('a')
  again.href = location.href
  again.rel = 'external'
  again.textContent = texts.words.reload
  again.style.cssText = 'display: inline-block; padding: 0.75rem 0.5rem; text-decoration: underline'
  note.append(texts.lost.unanswered, ' ', again)
  document.body.prepend(note)
}

const ID = 'unanswered-note'
