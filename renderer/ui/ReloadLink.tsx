import { texts } from '#company/texts/index.ts'
import { TextLink } from './TextLink.tsx'

/** Loads the page anew, or the one that `href` leads to: what the tab stores stays. */
export function ReloadLink({ href }: { href?: string }) {
  function load() {
    if (href === undefined || href.startsWith(`${location.pathname}#`)) location.reload()
    else location.assign(href)
  }

  return <TextLink onClick={load}>{texts.words.reload}</TextLink>
}
