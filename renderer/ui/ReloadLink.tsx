import { texts } from '#company/texts/index.ts'
import { TextLink } from './TextLink.tsx'

/** Loads the page anew: what the tab stores stays. */
export function ReloadLink() {
  return <TextLink onClick={() => location.reload()}>{texts.words.reload}</TextLink>
}
