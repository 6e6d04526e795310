import { ALWAYS_OPEN } from '#gateway/rental/handOver.ts'
import type { ServiceRules } from '#gateway/rental/period.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'

/** The settings of the shop that frame every page: header, footer, working hours, rental rules and the texts of orders. */
export const siteSettingsQuery = graphql(`
  query SiteSettings {
    calendar {
      firstDay noticeHours
      hours { weekday open close }
      closed { date reason }
    }
    settings {
      id brand capabilities orderMode minimumRental today
      workingHours { caption short open close warehouse }
      delivery { freeFrom price zone }
      prepayment { percent fullUpTo }
      deposit { percent minimum returnWorkingDays organizations }
      header {
        navigation { title url }
        phone { caption link number }
        workingHours
      }
      footer {
        address description
        topLinks { title url }
        bottomLinks { title url }
        socials { name title url }
        specialButtons { title action url style }
        copyright
      }
      workingWithUs {
        title
        cards { icon title description url }
      }
      order { successTitle successText errorTitle errorText comment }
    }
  }
`)

/** The settings as the frame of a page reads them. */
export type SiteSettings = ResultOf<typeof siteSettingsQuery>['settings']

/** The rules of periods that the services give, and who counts sums. Without the calendar every day is open. */
export function serviceRules({
  settings,
  calendar,
}: ResultOf<typeof siteSettingsQuery>): ServiceRules & { isQuoted: boolean } {
  const { firstDay = null, ...handOver } = calendar ?? ALWAYS_OPEN
  const isQuoted = settings?.capabilities.includes('quotes') ?? false
  return { minOrderDays: settings?.minimumRental ?? null, firstDay, handOver, isQuoted }
}
