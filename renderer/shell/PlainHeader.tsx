import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { Logo } from './Logo.tsx'
import css from './PlainHeader.module.css'

/** In the place of a header that failed: the sign and the ways to the catalogue and the cart. It depends on nothing that can fail. */
export function PlainHeader() {
  return (
    <header className={`screen-only ${css.header}`}>
      <Wrap className={css.line}>
        <Logo brand={servedBrand()} />
        <nav className={css.links} aria-label={texts.words.main}>
          <Button href="/catalog" size="sm" variant="ink">
            {texts.words.catalogue}
          </Button>
          <Button href="/cart" size="sm">
            {texts.words.cart}
          </Button>
        </nav>
      </Wrap>
    </header>
  )
}

/** The company's name as its services have it, from the document that they were in; null: the server had no answer of theirs. */
export function servedBrand(): string | null {
  const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')
  return name?.content || null
}
