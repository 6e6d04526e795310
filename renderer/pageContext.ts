import type { Client, SSRData, ssrExchange } from '@urql/core'
import type { Period } from '#gateway/rental/period.ts'
import type { AnyPageQuery } from './graphql/pageQuery.ts'
import type { Execute } from './graphql/serverClient.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** Given by the server for each request; never sent to the browser. */
      host?: {
        execute: Execute
        /** Today in the shop's time zone, `YYYY-MM-DD`. */
        today: string
        /** IANA name of the zone in which "today" is meant. */
        timeZone: string
        /** The origin used in canonical links, without a closing slash. */
        siteUrl: string
        /** Told of a required answer that failed. */
        reportFailure(message: string): void
      }
      /** The client that answers this page's queries. */
      graphql: Client
      /** The answers that travel to the browser with the page; filled by the loader on the server. */
      graphqlState: SSRData
      ssr?: ReturnType<typeof ssrExchange>
      /** What prices and stock depend on besides the product. */
      rental: Rental
      /** What the browser may know of the configuration. */
      site: { timeZone: string; url: string }
    }
    interface Config {
      query?: Readonly<Record<string, AnyPageQuery>>
    }
  }
}

/** The visitor's dates and the rules that they are held against. */
export type Rental = {
  /** Today in the shop's time zone, `YYYY-MM-DD`. */
  today: string
  /** The shortest rental in сутки, from the shop's settings. */
  minOrderDays: number
  /** The chosen dates, both ends inclusive; they may be past or too short. */
  dates: Period | null
}
