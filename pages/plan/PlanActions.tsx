import { useState } from 'react'
import { planOrderAddress } from '#gateway/rental/plan/changePlan.ts'
import { planAddress } from '#gateway/rental/plan/writePlan.ts'
import { positionsText } from '#gateway/rental/plural.ts'
import { countProducts } from '#renderer/cart/cartState.ts'
import { cartStore } from '#renderer/cart/cartStore.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { asOfToday, countedPlan, type PlanView } from '#renderer/plan/planView.ts'
import { SharePlan } from '#renderer/plan/SharePlan.tsx'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button, type ButtonProps } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/Dialog.tsx'
import { periodInSentence, roubles } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { FileText } from '#renderer/ui/icons.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import css from './Plan.module.css'
import { planName } from './PlanTitle.tsx'
import { planCsv } from './planCsv.ts'
import { putIntoCart } from './putIntoCart.ts'

/** How long the table can be read after the press, milliseconds. */
const KEPT_MS = 60_000

/** What can be done with a plan: into the cart, on to others, onto paper, into a table. */
export function PlanActions({ view, payable }: { view: PlanView; payable: number }) {
  const { today } = useDates()
  const [held, setHeld] = useState(0)
  const { plan, quote, rows, taken } = view
  const address = planAddress(plan.made ? plan : asOfToday(view, today))
  const known = rows.filter(({ product }) => product !== null)
  const isOrderable = quote.periodProblem === null && taken === null && known.length > 0

  function put(how: 'add' | 'replace') {
    if (plan.period) putIntoCart(rows, plan.period, how)
  }

  function ask() {
    const count = countProducts(cartStore.getState())
    if (count === 0) put('add')
    else setHeld(count)
  }

  const takeHref = taken && planAddress(taken)
  return (
    <div className={css.actions}>
      {takeHref && (
        <>
          <Alert title="Не&nbsp;всё свободно">
            Каких-то предметов свободно меньше, чем в&nbsp;смете. Возьмите свободное, и&nbsp;её&nbsp;можно
            будет заказать
          </Alert>
          <Button variant="primary" size="lg" wide href={takeHref}>
            Взять, что свободно
          </Button>
        </>
      )}
      {isOrderable && (
        <Button variant="primary" size="lg" wide className="needs-scripts" onClick={ask}>
          Положить в&nbsp;корзину
        </Button>
      )}
      {isOrderable && <noscript>{import.meta.env.SSR && <OrderLink view={view} size="lg" wide />}</noscript>}
      {address !== null && <SharePlan address={address} title={planName(plan)} />}
      <div className={`needs-scripts ${css.tools}`}>
        <Button variant="ghost" size="sm" onClick={() => window.print()}>
          Распечатать
        </Button>
        <Button variant="ghost" size="sm" onClick={() => download(view)}>
          <Icon of={FileText} />
          Таблица CSV
        </Button>
      </div>
      <PayBar label="Итог сметы" sum={roubles(payable)} note={positionsText(rows.length)}>
        {takeHref ? (
          <Button variant="primary" href={takeHref}>
            Взять свободное
          </Button>
        ) : (
          <>
            <Button variant="primary" className="needs-scripts" disabled={!isOrderable} onClick={ask}>
              В&nbsp;корзину
            </Button>
            {isOrderable && <noscript>{import.meta.env.SSR && <OrderLink view={view} />}</noscript>}
          </>
        )}
      </PayBar>
      <Dialog
        open={held > 0}
        onClose={() => setHeld(0)}
        size="sm"
        title={`В\u00A0корзине уже ${positionsText(held)}`}
        text={`Добавить смету к\u00A0ним или заменить? Даты корзины станут ${plan.period ? periodInSentence(plan.period) : ''}.`}
        footer={
          <div className={css.tools}>
            <Button variant="primary" onClick={() => put('add')}>
              Добавить
            </Button>
            <Button onClick={() => put('replace')}>Заменить</Button>
          </div>
        }
      >
        {null}
      </Dialog>
    </div>
  )
}

/** To the order form of the plan, where no script runs. Its address may be too long: then there is none. */
function OrderLink({ view, ...look }: { view: PlanView } & Pick<ButtonProps, 'size' | 'wide'>) {
  const address = planOrderAddress(countedPlan(view))
  if (address === null) return null
  return (
    <Button variant="primary" {...look} href={address}>
      Оформить заказ
    </Button>
  )
}

function download(view: PlanView): void {
  const file = new Blob([planCsv(view)], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'smeta.csv'
  link.click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
