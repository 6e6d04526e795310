import { texts } from '#company/texts/index.ts'
import type { ResultOf } from '#renderer/graphql/graphql.ts'
import type { PageForm } from '#renderer/page/pageForm.ts'
import { leaveWaitlist } from '../documents.ts'

/** Ends a wait when its button was pressed: programs open links of letters, and press none. */
const form: PageForm = async (pageContext) => {
  const { services, routeParams } = pageContext
  if (!services?.posted) return
  const variables = { secret: routeParams.secret ?? '' }
  const { data } = await services.execute({ document: leaveWaitlist, variables })
  const answer = (data as ResultOf<typeof leaveWaitlist> | null | undefined)?.leaveWaitlist
  if (answer?.__typename === 'WaitlistLeft') {
    pageContext.waitEnd = answer.found
      ? { tone: 'ok', title: texts.waitlist.left, text: texts.waitlist.leftText }
      : { tone: 'ok', title: texts.waitlist.notFound, text: texts.waitlist.notFoundText }
    return
  }
  services.posted.refuse(503)
  const reason = answer ? `${answer.message} ` : ''
  pageContext.waitEnd = {
    tone: 'error',
    title: texts.waitlist.notLeft,
    text: reason + texts.waitlist.notLeftText,
  }
}

export default form
