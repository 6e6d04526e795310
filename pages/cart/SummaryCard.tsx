import { CalendarX } from 'lucide-react'
import { cartCounts, countsText } from '#renderer/cart/cartTexts.ts'
import { OrderSums } from '#renderer/cart/OrderSums.tsx'
import { usePageQuery } from '#renderer/graphql/usePageQuery.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { useSiteSettings } from '#renderer/site/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import query from './+query.ts'
import type { CartFilledProps } from './CartFilled.tsx'
import { lineElementId } from './lineElementId.ts'
import css from './SummaryCard.module.css'
import { termsText } from './termsText.ts'

/** «Ваш заказ»: what is counted, what it costs, and the way on. */
export function SummaryCard({ summary, length }: CartFilledProps) {
  const delivery = useSiteSettings()?.delivery ?? null
  const prepayment = usePageQuery(query.payment)?.settings.prepayment ?? null
  const counts = cartCounts(summary)
  const terms = counts.products > 0 ? termsText(summary.total, { delivery, prepayment }) : ''
  return (
    <>
      <h2 className="h3">Ваш заказ</h2>
      <p className={`small muted ${css.counts}`}>{countsText(counts)}</p>
      <OrderSums summary={summary} length={length} />
      <WayOn summary={summary} />
      {terms && <p className={`small muted ${css.terms}`}>{terms}</p>}
    </>
  )
}

function WayOn({ summary }: Pick<CartFilledProps, 'summary'>) {
  const { dates, period, isOverdue, openDates } = useReservation()
  const look = { variant: 'primary', size: 'lg', wide: true } as const
  const open = () => openDates()

  if (summary.lines.every(({ price }) => price === null)) {
    return (
      <Button {...look} href="/catalog">
        Перейти в&nbsp;каталог
      </Button>
    )
  }
  if (dates && isOverdue) {
    return (
      <>
        <Alert icon={CalendarX} title="Даты уже прошли">
          Выберите новые, чтобы оформить заказ. Корзину мы&nbsp;сохранили
        </Alert>
        <Button {...look} className={css.after} aria-haspopup="dialog" onClick={open}>
          Выбрать новые даты
        </Button>
      </>
    )
  }
  if (!period) {
    return (
      <Button {...look} aria-haspopup="dialog" onClick={open}>
        Выберите даты
      </Button>
    )
  }
  const tooMuch = summary.lines.find(
    ({ trouble, related }) =>
      trouble === 'NOT_ENOUGH_STOCK' || related.some((extra) => extra.trouble === 'NOT_ENOUGH_STOCK'),
  )
  if (!summary.isOrderable && tooMuch) {
    return (
      <>
        <Alert title="Не&nbsp;всё свободно">
          Какого-то предмета меньше, чем вы&nbsp;хотите. Поправьте количество в&nbsp;отмеченной строке
        </Alert>
        <Button {...look} className={css.after} href={`#${lineElementId(tooMuch.line.id)}`}>
          Поправить количество
        </Button>
      </>
    )
  }
  return (
    <Button {...look} href="/order">
      Оформить заказ
    </Button>
  )
}
