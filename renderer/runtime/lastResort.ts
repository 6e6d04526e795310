import { texts } from '#company/texts/index.ts'

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
    link(texts.words.reload, location.href),
    ' ',
    link(texts.words.home, '/'),
  )
  document.body.append(place)
}

const ID = 'last-resort'

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function link(text: string, href: string): HTMLAnchorElement {
  const made = document.createElement('a')
  made.textContent = text
  made.href = href
  made.rel = 'external'
  made.style.cssText = 'display: inline-block; padding: 0.75rem 1rem 0.75rem 0; text-decoration: underline'
  return made
}
