import type { Client, SSRData } from 'urql'
import type { Period, ServiceRules } from '#gateway/rental/period.ts'
import type { Execute } from '#renderer/graphql/serverClient.ts'
import type { Opening } from '#renderer/runtime/openPage.ts'
import type { PageForm, PostedForm } from './pageForm.ts'
import type { OwnHead, PageHead } from './pageHead.ts'
import type { AnyPageQuery, Thing } from './pageQuery.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** Given by the server for each request; never sent to the browser. */
      services?: {
        execute: Execute
        /** Today in the shop's time zone, `YYYY-MM-DD`. */
        today: string
        /** IANA name of the zone in which "today" is meant. */
        timeZone: string
        /** The origin used in canonical links, without a closing slash. */
        siteUrl: string
        /** Which build the server runs. */
        buildId: string
        /** The tag manager's container; null without analytics. */
        gtmId: string | null
        /** True if there is a key of the maps service. */
        hasMaps: boolean
        /** True if browsers may cache the shop for use without a connection. */
        hasWorker: boolean
        /** Only the data of the page is requested, not its HTML. */
        isDataOnly?: boolean
        /** A form that was sent to the page; undefined where the page is only opened. */
        posted?: PostedForm
        /** Called when a required query fails. */
        reportFailure(message: string): void
        /** Says once what the company's folder names and the services do not have. */
        reportLack(message: string): void
      }
      /** On the server: given the document as it is before the router adds its tags, between these parts. */
      onDocument?(parts: DocumentParts): void
      /** The client that answers this page's queries. */
      graphql: Client
      /** The answers that travel to the browser with the page; filled by the loader on the server. */
      graphqlState: SSRData
      /** On the server: gives what was answered so far; that is what the page is rendered with. */
      takeAnswers?: () => SSRData
      /** The values besides the product that prices and stock depend on. */
      rental: Rental
      /** In the browser: the data that `openPage()` sends along. */
      opening?: Opening
      /** In the browser: this navigation only takes another's place and shows nothing. */
      isDropped?: boolean
      /** In the browser: the number of the navigation that this page context was made for. */
      navigationId?: number
      /** The part of the configuration that browsers get. */
      site: Site
      /** The page's own part of its head; set by the loader. */
      head?: Omit<Partial<PageHead>, 'image'> & ShownHead
      /** The structured data of the page; set by the loader, on the server alone. */
      structuredData?: readonly Thing[]
    }
    interface DocumentParts {
      start: string
      middle: string
      end: string
    }
    interface Config {
      query?: Readonly<Record<string, AnyPageQuery>>
      head?: OwnHead
      form?: PageForm
    }
  }
}

/** The parts of a head that every page has. */
type ShownHead = {
  siteName: string
  /** With the company's name. */
  title: string
  description: string | null
  /** Absolute URL and type of the picture for link previews, 1200 × 630. */
  image: { url: string; type: string }
}

/** The part of the configuration that browsers get. */
type Site = {
  /** IANA name of the zone in which "today" is meant. */
  timeZone: string
  /** The origin used in canonical links, without a closing slash. */
  url: string
  /** The build that the page belongs to. */
  buildId: string
  /** The tag manager's container; null without analytics. */
  gtmId: string | null
  /** True if there is a key of the maps service. */
  hasMaps: boolean
  /** True if the browser may cache the shop for use without a connection. */
  hasWorker: boolean
}

/** The visitor's dates and the rules that validate them. */
export type Rental = ServiceRules & {
  /** Sums for dates come from a tariff of the company's own; the formula is neither used nor shown. Absent while nobody says. */
  isQuoted?: boolean
  /** Today in the shop's time zone, `YYYY-MM-DD`. */
  today: string
  /** When that day ends, in milliseconds since 1970. */
  dayEndsAt: number
  /** The chosen dates, both ends inclusive; they may be past or too short. */
  dates: Period | null
  /** The visitor's dates that those of this page's link have replaced; absent where the link brought no others. */
  datesBefore?: Period
}
