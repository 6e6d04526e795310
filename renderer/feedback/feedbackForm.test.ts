import { expect, test } from 'vitest'
import { CONSENTS_VERSION } from '#company/consents.ts'
import { feedbackForm, toFeedback } from './feedbackForm.ts'
import { feedbackOutcome, sendFeedback } from './sendFeedback.ts'

const FORM = {
  ...{ name: 'Анна', phone: '8 916 245 11 22', email: '', message: '' },
  ...{ callSlot: 'FROM_9_TO_12' as const, consent: true, consentsVersion: CONSENTS_VERSION },
}

test('needs a name, a consent, and one way to answer', () => {
  const { empty, problemsOf } = feedbackForm
  expect(Object.keys(problemsOf(empty))).toEqual(['name', 'phone', 'consent'])
  expect(problemsOf(FORM)).toEqual({})
  expect(problemsOf({ ...FORM, phone: '', email: 'anna@example.ru' })).toEqual({})
  expect(Object.keys(problemsOf({ ...FORM, email: 'anna', message: 'x'.repeat(2001) }))).toEqual([
    'email',
    'message',
  ])
})

test('takes of a stored form what is sound', () => {
  expect(toFeedback(FORM)).toEqual(FORM)
  expect(toFeedback('garbage')).toBeNull()
  expect(toFeedback({ ...FORM, consentsVersion: '0f48d0dfbee9' })).toEqual({ ...FORM, consent: false })
  expect(
    toFeedback({ name: 7, phone: 'x'.repeat(41), message: 'привет', callSlot: 'NIGHT', consent: 'yes' }),
  ).toEqual({
    ...{ name: '', phone: '', email: '', message: 'привет', callSlot: null, consent: false },
    consentsVersion: CONSENTS_VERSION,
  })
})

test('says what became of a message in the words of the form', () => {
  expect(feedbackOutcome({ __typename: 'FeedbackSent' })).toEqual({ kind: 'sent' })
  expect(feedbackOutcome({ __typename: 'FeedbackServiceProblem', message: 'Позже' })).toEqual({
    kind: 'failed',
    message: 'Позже',
  })
  const fields = [{ field: 'PHONE' as const, message: 'Не тот' }]
  expect(feedbackOutcome({ __typename: 'FeedbackInputProblem', message: 'Проверьте', fields })).toEqual({
    kind: 'fields',
    message: 'Проверьте',
    fields: { phone: 'Не тот' },
    isOutdated: false,
  })
  const words = { field: 'CONSENTS_VERSION' as const, message: 'Условия изменились' }
  const both = { message: 'Проверьте', fields: [...fields, words] }
  expect(feedbackOutcome({ __typename: 'FeedbackInputProblem', ...both })).toEqual({
    kind: 'fields',
    message: 'Условия изменились',
    fields: { phone: 'Не тот' },
    isOutdated: true,
  })
})

test('what did not arrive keeps its key; the same words written again, and other words, are another message', async () => {
  const keys: unknown[] = []
  const send = (form: typeof FORM, data: { sendFeedback: { __typename: 'FeedbackSent' } } | undefined) =>
    sendFeedback(async ({ input }) => {
      keys.push(input.idempotencyKey)
      return { data } as Awaited<ReturnType<Parameters<typeof sendFeedback>[0]>>
    }, form)
  const arrived = { sendFeedback: { __typename: 'FeedbackSent' as const } }
  await send(FORM, undefined)
  await send(FORM, arrived)
  await send(FORM, undefined)
  await send({ ...FORM, message: 'И ещё' }, arrived)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})
