import { type ClosedDay, firstDayAfterNotice } from '#gateway/rental/handOver.ts'
import { periodRules, type ServiceRules, UNKNOWN_RULES } from '#gateway/rental/period.ts'
import type { Rest } from '../rest/calls/index.ts'
import { UpstreamError } from '../rest/errors.ts'
import type { Settings } from '../rest/shapes/settings.ts'

/** The services, the company's day, and the seconds until it ends. */
type Sources = { rest: Pick<Rest, 'settings' | 'calendar'>; today: string; dayEndsIn: () => number }

/** More are as good as none: a rental may lie so many days ahead. */
const MAX_CLOSED_DAYS = 600
/** Seven weekdays with their breaks. */
const MAX_HOURS = 50

/** The rules of periods that the services give. A calendar that does not come closes no day: the service still refuses such an order. */
export async function serviceRules(settings: Settings, sources: Sources): Promise<ServiceRules> {
  const { minOrderDays, calendar } = settings
  const handOver = {
    noticeHours: calendar.noticeHours ?? 0,
    hours: calendar.hours.slice(0, MAX_HOURS),
    closed: await orWithout(closedDays(settings, sources), []),
  }
  const now = { today: sources.today, hour: 24 - sources.dayEndsIn() / 3600 }
  return { minOrderDays, firstDay: firstDayAfterNotice(now, handOver), handOver }
}

/** The rules where a read can do without the settings. */
export async function knownRules(sources: Sources): Promise<ServiceRules> {
  const settings = await orWithout(sources.rest.settings(), null)
  return settings ? serviceRules(settings, sources) : UNKNOWN_RULES
}

/** The days without hand-over as far ahead as a rental may lie: one answer for all who ask on a day. */
async function closedDays(
  { capabilities }: Pick<Settings, 'capabilities'>,
  { rest, today }: Sources,
): Promise<ClosedDay[]> {
  if (!capabilities.includes('calendar')) return []
  const { closed } = await rest.calendar({ from: today, to: periodRules({ today }).lastDay })
  return closed.slice(0, MAX_CLOSED_DAYS)
}

async function orWithout<Answer, Other>(answer: Promise<Answer>, other: Other): Promise<Answer | Other> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UpstreamError) return other
    throw error
  }
}
