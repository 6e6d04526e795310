import { createHash } from 'node:crypto'
import { redirect } from 'vike/abort'
import { texts } from '#company/texts/index.ts'
import { TICKED } from '#gateway/rental/orderFields.ts'
import { type SentWait, toWaited } from '#renderer/feedback/wait.ts'
import type { ResultOf } from '#renderer/graphql/graphql.ts'
import type { PageForm } from '#renderer/page/pageForm.ts'
import { joinWaitlist } from '../documents.ts'

/** Sends a wait on, and leads to its own page; a form with something wrong comes back as it was filled in. */
const form: PageForm = async (pageContext) => {
  const { services, headersResponse } = pageContext
  headersResponse?.set('cache-control', 'no-store')
  if (!services?.posted) return
  const { fields, refuse } = services.posted
  const { key = '', contact = '', consentsVersion = null } = fields
  const sent = {
    ...{ key: key || crypto.randomUUID(), contact, consent: fields.consent === TICKED },
    ...{ waited: toWaited(fields), problems: {}, said: null },
  }
  const { name: _, ...waited } = sent.waited
  const wait = { ...waited, contact }
  const answer =
    key &&
    (await services.execute({
      document: joinWaitlist,
      variables: {
        input: { ...wait, consent: sent.consent, consentsVersion, idempotencyKey: keyOf(key, wait) },
      },
    }))
  const joined = (answer ? answer.data : null) as ResultOf<typeof joinWaitlist> | null | undefined
  if (joined?.joinWaitlist.__typename === 'WaitlistJoined')
    throw redirect(`/waitlist/${joined.joinWaitlist.secret}`, 302)
  pageContext.waitForm = { ...sent, ...(answer ? refusalOf(joined?.joinWaitlist) : CHECK_ONCE) }
  refuse(joined?.joinWaitlist.__typename === 'WaitlistInputProblem' || !answer ? 422 : 503)
}

export default form

type Refusal = Pick<SentWait, 'said'> & Partial<SentWait>
type Answer = ResultOf<typeof joinWaitlist>['joinWaitlist'] | undefined

/** Without a script and without a key: a press more could be a second wait. */
const CHECK_ONCE: Refusal = {
  said: { tone: 'ok', title: texts.waitlist.checkOnce, text: texts.waitlist.checkOnceText },
}

function refusalOf(answer: Answer): Refusal {
  const title = texts.waitlist.notSent
  if (answer?.__typename !== 'WaitlistInputProblem') {
    const reason = answer?.__typename === 'WaitlistServiceProblem' ? `${answer.message} ` : ''
    return { said: { tone: 'error', title, text: reason + texts.waitlist.kept } }
  }
  const of = (name: (typeof answer.fields)[number]['field']) =>
    answer.fields.find(({ field }) => field === name)?.message
  const problems = { contact: of('CONTACT'), consent: of('CONSENT') ?? of('CONSENTS_VERSION') }
  const others = of('PRODUCT_ID') ?? of('PERIOD') ?? answer.message
  return { problems, said: { tone: 'error', title, text: others } }
}

/** Of one form with other words in it another wait is made. */
function keyOf(key: string, wait: object): string {
  return createHash('sha256')
    .update(JSON.stringify([key, wait]))
    .digest('hex')
}
