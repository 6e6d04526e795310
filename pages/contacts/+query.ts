import { LANGUAGE } from '#company/constants.ts'
import { graphql, type ResultOf } from '#renderer/graphql/graphql.ts'
import { pageQuery, type Thing, type ThingContext } from '#renderer/page/pageQuery.ts'
import { companyThing } from '#renderer/page/things.ts'
import { siteSettingsQuery } from '#renderer/settings/settingsQuery.ts'

const document = graphql(`
  query Contacts {
    contacts {
      id legalName note
      offices {
        id name address metro description hoursText phone phoneLink email
        coordinates { latitude longitude }
        image { original caption }
      }
      phones { caption number link hours }
      emails { caption address link }
      messengers { title url handle }
      requisites { name value }
    }
  }
`)

// The settings have a phone, hours and an address, too: without contacts the page shows these.
const settings = pageQuery({ document: siteSettingsQuery, variables: () => ({}), required: false })

export default {
  contacts: pageQuery(
    { document, variables: () => ({}), orElse: settings },
    import.meta.env.SSR && ((data, context) => [contactsThing(data?.contacts, context)]),
  ),
  settings,
}

/** How to reach the company, as its own page queries it. */
export type ContactDetails = ResultOf<typeof document>['contacts']

function contactsThing(contacts: ContactDetails | undefined, context: ThingContext): Thing {
  const company = companyThing(context)
  if (!contacts) return company
  return {
    ...company,
    ...(contacts.legalName && { legalName: contacts.legalName }),
    contactPoint: contacts.phones.map(({ caption, number, hours }) => ({
      '@type': 'ContactPoint',
      telephone: number,
      ...(caption && { contactType: caption }),
      ...(hours && { description: hours }),
      availableLanguage: LANGUAGE,
    })),
    department: contacts.offices.map(officeOf),
  }

  function officeOf(office: NonNullable<typeof contacts>['offices'][number]) {
    return {
      '@type': 'LocalBusiness',
      name: office.name ?? company.name,
      image: context.urlOf('/share.png'),
      ...(office.address && { address: { '@type': 'PostalAddress', streetAddress: office.address } }),
      ...(office.coordinates && {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: office.coordinates.latitude,
          longitude: office.coordinates.longitude,
        },
      }),
      ...(office.phone && { telephone: office.phone }),
      ...(office.email && { email: office.email }),
    }
  }
}
