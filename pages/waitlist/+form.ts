import { createHash } from 'node:crypto'
import { redirect } from 'vike/abort'
import { texts } from '#company/texts/index.ts'
import { TICKED } from '#gateway/rental/orderFields.ts'
import { type Said, type SentWait, toWaited } from '#renderer/feedback/wait.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { type FormServices, type PageForm, type PostedForm, sendOperation } from '#renderer/page/pageForm.ts'

const joinWaitlist = graphql(`
  mutation JoinWaitlist($input: JoinWaitlistInput!) {
    joinWaitlist(input: $input) {
      __typename
      ... on WaitlistJoined { secret }
      ... on WaitlistInputProblem { message fields { field message } }
      ... on WaitlistServiceProblem { message }
    }
  }
`)

const leaveWaitlist = graphql(`
  mutation LeaveWaitlist($secret: ID!) {
    leaveWaitlist(secret: $secret) {
      __typename
      ... on WaitlistLeft { found }
      ... on WaitlistServiceProblem { message }
    }
  }
`)

/** Sends a wait on, and leads to its own page, or shows what is wrong; there it ends by a button: programs open links of letters, and press none. */
const form: PageForm = async (pageContext) => {
  const { services, headersResponse, routeParams } = pageContext
  headersResponse?.set('cache-control', 'no-store')
  if (!services?.posted) return
  const { secret } = routeParams
  if (secret === undefined) pageContext.waitForm = await join(services.posted, services)
  else pageContext.waitEnd = await leave(secret, services)
  if (pageContext.waitEnd?.tone === 'error') services.posted.refuse(503)
}

export default form

async function join({ fields, refuse }: PostedForm, services: FormServices): Promise<SentWait> {
  const { key = '', contact = '', consentsVersion = null } = fields
  const waited = toWaited(fields)
  const consent = fields.consent === TICKED
  const sent = { key: key || crypto.randomUUID(), contact, consent, waited, problems: {} }
  refuse(422)
  // Without a script and without a key: a press more could be a second wait.
  if (!key) return { ...sent, said: saidOf('ok', texts.waitlist.checkOnce, texts.waitlist.checkOnceText) }
  const { name: _, ...wait } = { ...waited, contact }
  const input = { ...wait, consent, consentsVersion, idempotencyKey: keyOf(key, wait) }
  const { data } = await sendOperation(services, joinWaitlist, { input })
  const answer = data?.joinWaitlist
  if (answer?.__typename === 'WaitlistJoined') throw redirect(`/waitlist/${answer.secret}`, 302)
  if (answer?.__typename === 'WaitlistInputProblem') return { ...sent, ...corrections(answer) }
  refuse(503)
  return { ...sent, said: failure(texts.waitlist.notSent, answer?.message, texts.waitlist.kept) }
}

function corrections({ message, fields }: InputProblem): Pick<SentWait, 'problems' | 'said'> {
  const of = (name: (typeof fields)[number]['field']) => fields.find(({ field }) => field === name)?.message
  return {
    problems: { contact: of('CONTACT'), consent: of('CONSENT') ?? of('CONSENTS_VERSION') },
    said: failure(texts.waitlist.notSent, of('PRODUCT_ID') ?? of('PERIOD') ?? message),
  }
}

type InputProblem = Extract<
  ResultOf<typeof joinWaitlist>['joinWaitlist'],
  { __typename: 'WaitlistInputProblem' }
>

async function leave(secret: string, services: FormServices): Promise<Said> {
  const { data } = await sendOperation(services, leaveWaitlist, { secret })
  const answer = data?.leaveWaitlist
  if (answer?.__typename !== 'WaitlistLeft')
    return failure(texts.waitlist.notLeft, answer?.message, texts.waitlist.notLeftText)
  return answer.found
    ? saidOf('ok', texts.waitlist.left, texts.waitlist.leftText)
    : saidOf('ok', texts.waitlist.notFound, texts.waitlist.notFoundText)
}

const saidOf = (tone: Said['tone'], title: string, text: string): Said => ({ tone, title, text })
const failure = (title: string, ...reasons: (string | undefined)[]) =>
  saidOf('error', title, reasons.filter(Boolean).join(' '))

/** Of one form with other words in it another wait is made. */
function keyOf(key: string, wait: object): string {
  return createHash('sha256')
    .update(JSON.stringify([key, wait]))
    .digest('hex')
}
