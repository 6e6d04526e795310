import { texts } from '#company/texts/index.ts'
import { paymentOf } from '#gateway/rental/payment.ts'
import { sumRoubles } from '#gateway/rental/price.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Fact, SumList } from '#renderer/ui/Facts.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { PayStepList } from '../PayStepList.tsx'
import { hasPaymentTerms, paySteps } from '../paySteps.ts'
import type { CustomerOrder } from './myOrder.ts'
import css from './Page.module.css'

/** Leads to another site, which learns nothing of this address. */
const AWAY = { target: '_blank', rel: 'noopener noreferrer' } as const

type OrderMoneyProps = { order: CustomerOrder; isOpen: boolean; title: string }

/** The sum of the order, the part that is paid, the day of the rest, and its papers. */
export function OrderMoney({ order, isOpen, title }: OrderMoneyProps) {
  const { sums, lines, payUrl, documents } = order
  const { method } = order.delivery
  const { isQuoted } = useDates()
  const said = usePaymentTerms()
  // A tariff of the company's own has its own deposit, which no order says.
  const terms = isQuoted ? { ...said, deposit: null } : said
  const { total, delivery, paid } = sums
  const rules = { ...terms, delivery: { price: delivery, freeFrom: null } }
  const ofLines = lines.flatMap((line) => line.total ?? [])
  const isTold = total !== null && ofLines.length === lines.length
  const apart = isTold ? sumRoubles([total, ...ofLines.map((sum) => -sum)]) : 0
  const isDelivered = delivery !== null && delivery > 0
  const payment =
    total === null ? null : paymentOf({ rent: total, isDelivered, isOrganization: false }, rules)
  const steps = payment && isOpen && !paid && hasPaymentTerms(payment) ? paySteps(payment, terms, null) : null
  return (
    <>
      <h2 className="h3">{steps ? texts.myOrder.sums : title}</h2>
      {steps && (
        <div className={css.steps}>
          <PayStepList steps={[steps.beforehand, ...(steps.handover ? [steps.handover] : [])]} />
        </div>
      )}
      {payment && (
        <SumList className={css.sums}>
          {apart !== 0 && <Fact name={texts.myOrder.apart}>{roubles(apart)}</Fact>}
          {delivery !== null && (isDelivered || method) && (
            <Fact name={method === 'PICKUP' ? texts.orderForm.pickUp : texts.words.delivery}>
              {isDelivered ? roubles(delivery) : texts.words.forFree}
            </Fact>
          )}
          {paid !== null && paid > 0 && <Fact name={texts.myOrder.paid}>{roubles(paid)}</Fact>}
          <Fact name={texts.orderLines.total}>{roubles(payment.payable)}</Fact>
        </SumList>
      )}
      {payUrl && isOpen && (
        <>
          <Button variant="primary" size="lg" wide href={payUrl} className="screen-only" {...AWAY}>
            {texts.myOrder.pay}
          </Button>
          <p className="small muted screen-only">{texts.myOrder.payElsewhere}</p>
        </>
      )}
      {documents.length > 0 && (
        <>
          <h3 className={css.papers}>{texts.myOrder.documents}</h3>
          <ul>
            {documents.map(({ title, url }) => (
              <li key={url}>
                <TextLink href={url} {...AWAY}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
