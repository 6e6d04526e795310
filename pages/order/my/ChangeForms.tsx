import { texts } from '#company/texts/index.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { orderWords } from '#renderer/settings/orderWords.ts'
import { Accordion } from '#renderer/ui/Accordion.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { type Act, type CustomerOrder, FIELDS, quantityField, type RefusedWish } from './myOrder.ts'
import css from './Page.module.css'

/** `name`: of the wish, which makes a repetition the same. */
type ChangeFormsProps = { order: CustomerOrder; name: string; refused: RefusedWish | null }

/** The ways that a customer still has: ask for a change, which the company answers, or cancel under terms that are said first. Plain forms, whether scripts run or not. */
export function ChangeForms(props: ChangeFormsProps) {
  const isRefused = (act: Act) => props.refused?.act === act
  return (
    <section aria-labelledby="order-plans" className="screen-only">
      <h2 id="order-plans" className="h3">
        {texts.myOrder.plans}
      </h2>
      <Accordion
        items={[
          { title: texts.words.change, content: <ChangeForm {...props} />, open: isRefused('change') },
          { title: texts.myOrder.cancel, content: <CancelForm {...props} />, open: isRefused('cancel') },
        ]}
      />
    </section>
  )
}

function ChangeForm({ order, name, refused }: ChangeFormsProps) {
  const { rules } = useDates()
  const { period, lines, terms, sums } = order
  const sent = refused?.act === 'change' ? refused.fields : {}
  const newTotal = refused?.act === 'change' ? refused.total : null
  const day = {
    type: 'date',
    required: true,
    compact: true,
    min: rules.firstDay,
    max: rules.lastDay,
  } as const
  return (
    <form method="post" className={css.form}>
      <Hidden act="change" name={name} />
      <input type="hidden" name="total" value={newTotal ?? sums.total ?? ''} />
      {terms.change && <p>{terms.change}</p>}
      <p className="muted">{texts.myOrder.changeText}</p>
      <div className={css.days}>
        <TextField
          {...day}
          label={texts.words.pickUp}
          name="start"
          defaultValue={sent.start ?? period.start}
        />
        <TextField {...day} label={texts.words.giveBack} name="end" defaultValue={sent.end ?? period.end} />
      </div>
      <fieldset>
        <legend className="small muted">{texts.myOrder.quantities}</legend>
        {lines.map((line) => {
          const field = quantityField(line)
          return (
            <TextField
              key={field}
              label={line.name ?? texts.places.product}
              name={field}
              defaultValue={sent[field] ?? line.quantity}
              className={css.quantity}
              {...{ type: 'number', inputMode: 'numeric', min: 0, compact: true }}
            />
          )
        })}
      </fieldset>
      <TextArea label={texts.myOrder.comment} name="comment" maxLength={2000} defaultValue={sent.comment} />
      {newTotal !== null && <p>{texts.myOrder.newTotal(roubles(newTotal))}</p>}
      <Button type="submit" variant="ink">
        {newTotal === null ? texts.myOrder.ask : texts.myOrder.askAtSum}
      </Button>
    </form>
  )
}

function CancelForm({ order, name }: ChangeFormsProps) {
  const { cancellation, refund } = order.terms
  return (
    <form method="post" className={css.form}>
      <Hidden act="cancel" name={name} />
      <input type="hidden" name={FIELDS.terms} value={cancellation ?? ''} />
      <input type="hidden" name={FIELDS.refund} value={refund ?? ''} />
      {cancellation && <p>{cancellation}</p>}
      {refund !== null && <p>{texts.myOrder.refund(roubles(refund))}</p>}
      <p className="muted">{texts.myOrder.cancelText}</p>
      <Checkbox label={texts.myOrder.agree} name={FIELDS.agreed} value="yes" required />
      <Button type="submit" className={css.cancel}>
        {orderWords(order.state === 'REQUESTED').cancel}
      </Button>
    </form>
  )
}

/** The key of a wish is another one for each form: what was asked for is no cancellation. */
function Hidden({ act, name }: { act: Act; name: string }) {
  return (
    <>
      <input type="hidden" name={FIELDS.act} value={act} />
      <input type="hidden" name={FIELDS.key} value={`${name}-${act}`} />
    </>
  )
}
