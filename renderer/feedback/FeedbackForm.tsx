import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { CONSENTS, HAS_PERSONAL_DATA } from '#company/consents.ts'
import { PHONE_EXAMPLE } from '#company/phone.ts'
import { texts } from '#company/texts/index.ts'
import { useFields } from '#renderer/runtime/useFields.ts'
import { ANY_TIME, slotChoices, toTimeSlot } from '#renderer/settings/timeSlots.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { DocumentText } from '#renderer/ui/DocumentText.tsx'
import { InView, ReloadLink } from '#renderer/ui/FormMessage.tsx'
import { Select } from '#renderer/ui/Select.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { sendFeedbackMutation } from './documents.ts'
import css from './FeedbackForm.module.css'
import { FeedbackSent } from './FeedbackSent.tsx'
import { feedbackForm } from './feedbackForm.ts'
import { FEEDBACK_HREF } from './feedbackWindow.ts'
import { type FeedbackOutcome, sendFeedback } from './sendFeedback.ts'
import { TrapField } from './TrapField.tsx'

/** A message to the company. What was written stays until it has arrived, also over a failure and a reload. */
export function FeedbackForm() {
  const [, mutate] = useMutation(sendFeedbackMutation)
  const fields = useFields(feedbackForm)
  const [outcome, setOutcome] = useState<FeedbackOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [trap, setTrap] = useState({ text: '', isSprung: false })
  const element = useRef<HTMLFormElement>(null)
  const { form, problems, failedChecks, change, text } = fields

  // After a failed check the first invalid field gets the focus.
  useEffect(() => {
    if (failedChecks > 0 || trap.isSprung)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedChecks, trap.isSprung])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setOutcome(null)
    // A person whose browser filled in the hidden field sees it now, and loses nothing.
    setTrap({ ...trap, isSprung: trap.text !== '' })
    if (trap.text !== '' || !fields.check()) return
    setBusy(true)
    const result = await sendFeedback(mutate, form)
    setBusy(false)
    setOutcome(result)
    if (result.kind === 'sent') fields.clear()
    if (result.kind === 'fields') fields.refuse(result.fields)
  }

  if (outcome?.kind === 'sent') return <FeedbackSent onAgain={() => setOutcome(null)} />
  return (
    <form ref={element} className={`screen-only needs-scripts ${css.form}`} noValidate onSubmit={send}>
      <TextField label={texts.form.name} autoComplete="name" required {...text('name')} />
      <div className={css.pair}>
        <TextField
          label={texts.form.phone}
          hint={texts.feedback.eitherContact}
          type="tel"
          autoComplete="tel"
          placeholder={PHONE_EXAMPLE}
          {...text('phone')}
        />
        <TextField
          label={texts.form.email}
          type="email"
          autoComplete="email"
          placeholder={texts.form.emailExample}
          {...text('email')}
        />
      </div>
      <Select
        label={texts.feedback.whenToCall}
        name="callSlot"
        options={slotChoices(false)}
        value={form.callSlot ?? ANY_TIME}
        onChange={(slot) => change({ callSlot: toTimeSlot(slot) })}
      />
      <TextArea
        label={texts.feedback.message}
        optionalText={texts.form.optional}
        placeholder={texts.feedback.messageExample}
        rows={4}
        {...text('message')}
      />
      <TrapField
        value={trap.text}
        isSprung={trap.isSprung}
        onChange={(value) => setTrap({ text: value, isSprung: trap.isSprung && value !== '' })}
      />
      {HAS_PERSONAL_DATA && (
        <Checkbox
          required
          checked={form.consent}
          onChange={(event) => change({ consent: event.target.checked })}
          error={problems.consent}
          label={<DocumentText parts={CONSENTS.find(({ box }) => box === 'consent')?.parts ?? []} />}
        />
      )}
      {outcome?.kind === 'fields' && (
        <InView key={failedChecks}>
          <Alert live title={outcome.message}>
            {/* A window would be closed by that, and what was written would be out of sight. */}
            {outcome.isOutdated && <ReloadLink href={FEEDBACK_HREF} />}
          </Alert>
        </InView>
      )}
      {outcome?.kind === 'failed' && (
        <InView>
          <Alert live title={texts.feedback.notSent}>
            {`${outcome.message} ${texts.feedback.kept}`}
          </Alert>
        </InView>
      )}
      <div>
        <Button type="submit" variant="primary" size="lg" busy={isBusy}>
          {outcome?.kind === 'failed' ? texts.feedback.sendAgain : texts.feedback.send}
        </Button>
        <p role="status" className="visually-hidden">
          {isBusy && texts.feedback.sending}
        </p>
      </div>
    </form>
  )
}
