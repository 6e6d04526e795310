import { plural } from '#gateway/rental/plural.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './OrderMessage.module.css'
import { FIELDS, type FieldName, type FieldProblems } from './orderForm.ts'
import { PriceMessage } from './PriceMessage.tsx'
import type { PriceChange } from './priceChanges.ts'
import type { SubmitResult } from './submitOrder.ts'

/** Why the order was not sent, above its button: read out as soon as it appears. */
export function OrderMessage({ outcome, changes, problems, failedChecks }: OrderMessageProps) {
  const wrong = FIELDS.filter((name) => problems[name])
  if (failedChecks > 0 && wrong.length > 0) {
    return (
      <Alert live key={failedChecks} className={css.message} title={`Проверьте ${fieldsText(wrong.length)}`}>
        {wrong.map((name) => FIELD_TITLES[name]).join(', ')}
      </Alert>
    )
  }
  switch (outcome?.kind) {
    case 'fields':
      return <Alert live className={css.message} title={outcome.message} />
    case 'period':
      return <PeriodMessage message={outcome.message} />
    case 'lines':
      return (
        <Alert live className={css.message} title={outcome.message}>
          {outcome.lines.map((line) => (
            <p key={`${line.parentId} ${line.productId}`}>{line.message}</p>
          ))}
          <TextLink href="/cart">Поправить в&nbsp;корзине</TextLink>
        </Alert>
      )
    case 'price':
      return <PriceMessage key={outcome.total} {...outcome} changes={changes} />
    case 'conflict':
      return (
        <Alert live className={css.message} title="Этот заказ уже отправляли с&nbsp;другим составом">
          Проверьте всё ещё раз и&nbsp;нажмите кнопку: отправим его как новый.
        </Alert>
      )
    case 'noResponse':
      return (
        <Alert live className={css.message} title="Ответа не&nbsp;пришло">
          Похоже, пропала связь. Всё, что вы&nbsp;написали, на&nbsp;месте. Отправьте ещё раз: если заказ уже
          дошёл, второго не&nbsp;будет.
        </Alert>
      )
    default:
      return null
  }
}

export type OrderMessageProps = {
  outcome: SubmitResult | null
  /** Of a price that changed: which lines cost something else now. */
  changes: readonly PriceChange[]
  problems: FieldProblems
  /** How often the check of the fields has failed. */
  failedChecks: number
}

function PeriodMessage({ message }: { message: string }) {
  const { openDates } = useReservation()
  return (
    <Alert live className={css.message} title={message}>
      <TextLink aria-haspopup="dialog" onClick={() => openDates()}>
        Выбрать другие даты
      </TextLink>
    </Alert>
  )
}

const FIELD_TITLES: Record<FieldName, string> = {
  name: 'имя',
  phone: 'телефон',
  email: 'почта',
  company: 'компания',
  address: 'адрес площадки',
  deliverySlot: 'время получения',
  returnSlot: 'время возврата',
  comment: 'комментарий',
  termsAccepted: 'условия и\u00A0оферта',
  consent: 'согласие на\u00A0обработку данных',
}

function fieldsText(count: number): string {
  return `${count}\u00A0${plural(count, ['поле', 'поля', 'полей'])}`
}
