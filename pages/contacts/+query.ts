import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'
import { siteSettingsQuery } from '#renderer/settings/settingsQuery.ts'

const document = graphql(`
  query Contacts {
    contacts {
      id
      legalName
      note
      offices {
        id
        name
        address
        metro
        description
        hoursText
        phone
        phoneLink
        email
        coordinates {
          latitude
          longitude
        }
      }
      phones {
        caption
        number
        link
        hours
      }
      emails {
        caption
        address
        link
      }
      messengers {
        title
        url
        handle
      }
      requisites {
        name
        value
      }
    }
  }
`)

// The settings have a phone, hours and an address, too: without contacts the page shows these.
const settings = pageQuery({ document: siteSettingsQuery, variables: () => ({}), required: false })

export default {
  contacts: pageQuery({ document, variables: () => ({}), orElse: settings }),
  settings,
}

/** How to reach the company, as its own page queries it. */
export type ContactDetails = ResultOf<typeof document>['contacts']
