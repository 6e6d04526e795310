import { useEffect, useState } from 'react'
import { CONSENTS } from '#company/consents.ts'
import { MAX_LENGTHS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { TICKED } from '#gateway/rental/orderFields.ts'
import { newKey } from '#renderer/runtime/newKey.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Accordion } from '#renderer/ui/Accordion.tsx'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { DocumentText } from '#renderer/ui/DocumentText.tsx'
import { Focused } from '#renderer/ui/FormMessage.tsx'
import { periodText, unitsText } from '#renderer/ui/format.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './WaitForm.module.css'
import { hiddenFields, type SentWait, type Waited } from './wait.ts'

/** For each of several things a form of its own, folded under the thing's name. */
export function WaitForms({ items }: { items: readonly Waited[] }) {
  if (!useIsWaitOffered() || items.length === 0) return null
  return (
    <section aria-label={texts.waitlist.title}>
      <Accordion
        items={items.map((waited) => ({
          title: texts.waitlist.titleOf(waited.name),
          content: <WaitForm waited={waited} isNamed={false} />,
        }))}
      />
    </section>
  )
}

function useIsWaitOffered() {
  return useSiteSettings()?.capabilities.includes('waitlist') === true
}

/** Asks the company to tell when a thing is free, where its services do. Browsers send it by themselves: it needs no script. */
export function WaitForm({ waited, sent, isNamed = true }: WaitFormProps) {
  const isOffered = useIsWaitOffered()
  const [key, setKey] = useState(sent?.key ?? '')
  // Pages that all share have none; a form that comes without is shown once more, with one.
  useEffect(() => setKey((known) => known || newKey()), [])
  if (!isOffered) return null
  const { contact = '', consent = false, problems = {}, said = null } = sent ?? {}
  const { name, quantity, period } = waited
  const what = [name, quantity > 1 && unitsText(quantity), period && periodText(period)].filter(Boolean)
  const consentParts = CONSENTS.find(({ box }) => box === 'consent')?.parts
  return (
    <form className={`screen-only ${css.form}`} method="post" action="/waitlist" noValidate>
      {Object.entries({ key, ...hiddenFields(waited) }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div>
        {isNamed && <h2 className="h3">{period ? texts.waitlist.title : texts.waitlist.titleOut}</h2>}
        <p className="small muted">{what.join(', ')}</p>
      </div>
      {said && (
        <Focused on={!problems.contact && !problems.consent}>
          <Alert tone={said.tone} title={said.title}>
            {said.text}
          </Alert>
        </Focused>
      )}
      <TextField
        label={texts.waitlist.contact}
        hint={texts.waitlist.note}
        name="contact"
        required
        maxLength={MAX_LENGTHS.email}
        autoComplete="email"
        defaultValue={contact}
        autoFocus={problems.contact !== undefined}
        error={problems.contact}
      />
      {consentParts && (
        <Checkbox
          name="consent"
          value={TICKED}
          required
          defaultChecked={consent}
          autoFocus={problems.contact === undefined && problems.consent !== undefined}
          error={problems.consent}
          label={<DocumentText parts={consentParts} />}
        />
      )}
      <div>
        <Button type="submit" variant="ink">
          {texts.waitlist.send}
        </Button>
      </div>
    </form>
  )
}

type WaitFormProps = {
  waited: Waited
  sent?: SentWait
  /** False: what stands above it says what it is. */
  isNamed?: boolean
}
