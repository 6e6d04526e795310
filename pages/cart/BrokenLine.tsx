import { texts } from '#company/texts/index.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { Button } from '#renderer/ui/Button.tsx'
import css from './BrokenLine.module.css'

/** In the place of a line that cannot be drawn: it is still in the cart, and can be taken out. */
export function BrokenLine({ id }: { id: string }) {
  return (
    <li className={css.line}>
      <p>{texts.cartPage.lineFailed}</p>
      <Button size="sm" onClick={() => cart.remove(id)}>
        {texts.words.remove}
      </Button>
    </li>
  )
}
