import { texts } from '#company/texts/index.ts'
import { myOrderPath, useMyOrders } from '#renderer/cart/myOrders.ts'
import { NothingHere } from '#renderer/shell/NothingHere.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './Page.module.css'

/** The orders that were made on this device. */
export default function Page() {
  const { orders, forget } = useMyOrders()
  if (orders.length === 0) return <NothingHere title={texts.myOrder.none} text={texts.myOrder.mineText} />
  return (
    <Wrap tall>
      <PageTitle className={css.title}>{texts.words.myOrders}</PageTitle>
      <p className="muted">{texts.myOrder.mineText}</p>
      <ul className={css.orders}>
        {orders.map(({ secret, number, ...period }) => (
          <li key={secret}>
            <TextLink href={myOrderPath(secret)} rel="external">
              {texts.orderWords.named + number}
            </TextLink>
            <span className="muted">{periodText(period)}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${texts.myOrder.forget}: ${number}`}
              onClick={() => forget(secret)}
            >
              {texts.words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Wrap>
  )
}
