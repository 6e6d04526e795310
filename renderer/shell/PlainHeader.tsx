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
        <Logo brand={null} />
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
