import { loadCartAlternatives } from '#renderer/alternatives/loadAlternatives.ts'
import { askForPrice, isUnpriced } from '#renderer/cart/askForPrice.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import { shortItems } from '#renderer/cart/shortItems.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './OrderBlocked.module.css'

/** Why there is nothing to order yet, and the way to mend it. */
export function OrderBlocked({ summary, isDated }: OrderBlockedProps) {
  const { dates, period, isOverdue, openDates } = useDates()
  const needsCall = isUnpriced(summary)
  const isEmpty = summary.lines.every(({ price }) => price === null)

  if (isEmpty) {
    const text =
      summary.lines.length === 0
        ? 'Добавьте в\u00A0корзину то, что хотите взять, и\u00A0возвращайтесь.'
        : needsCall
          ? `${askForPrice(dates !== null)}. Корзину мы\u00A0сохранили.`
          : 'Всё, что лежит в\u00A0корзине, убрано, занято на\u00A0ваши даты или больше не\u00A0сдаётся.'
    return (
      <EmptyState
        title={needsCall ? 'Посчитаем вместе' : 'Заказывать пока нечего'}
        text={text}
        className={css.blocked}
      >
        <div className={css.actions}>
          {needsCall ? (
            <CallButton variant="primary" size="lg" />
          ) : (
            <Button variant="primary" size="lg" href="/catalog">
              Перейти в&nbsp;каталог
            </Button>
          )}
          {summary.lines.length > 0 && (
            <Button size="lg" href="/cart">
              Открыть корзину
            </Button>
          )}
        </div>
      </EmptyState>
    )
  }
  if (!period) {
    const text =
      dates && isOverdue
        ? `${periodText(dates)}\u00A0— эти даты уже прошли. Выберите новые, корзину мы\u00A0сохранили.`
        : 'От\u00A0дат зависит цена и\u00A0то, что свободно.'
    return (
      <EmptyState
        title={dates ? 'Выберите другие даты' : 'Сначала выберите даты'}
        text={text}
        className={css.blocked}
      >
        <div className={css.actions}>
          <Button variant="primary" size="lg" aria-haspopup="dialog" onClick={() => openDates()}>
            {dates ? 'Выбрать новые даты' : 'Выбрать даты'}
          </Button>
          <Button size="lg" href="/cart">
            Вернуться в&nbsp;корзину
          </Button>
        </div>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Не&nbsp;всё свободно"
      text="Каких-то предметов свободно меньше, чем вы&nbsp;выбрали. Перенесите даты или поправьте количество в&nbsp;корзине."
      className={css.blocked}
    >
      {isDated ? (
        <Skeleton height={160} />
      ) : (
        <LateBlock
          name="cart-alternatives"
          load={loadCartAlternatives}
          title="Свободные даты не&nbsp;загрузились"
          props={{ short: shortItems(summary), period }}
        >
          <Skeleton height={160} />
        </LateBlock>
      )}
      <Button size="lg" href="/cart">
        Поправить в&nbsp;корзине
      </Button>
    </EmptyState>
  )
}

export type OrderBlockedProps = {
  summary: CartSummary<CartProduct>
  /** Stock and sums are those of former dates; the new ones are on their way. */
  isDated: boolean
}
