import { structuredDataOf } from '#renderer/page/structuredData.ts'
import { companyThing } from '#renderer/page/things.ts'
import query from './+query.ts'

export default structuredDataOf(query, ({ contacts: answer }, context) => {
  const contacts = answer?.contacts
  const company = companyThing(context)
  if (!contacts) return [company]
  return [
    {
      ...company,
      ...(contacts.legalName && { legalName: contacts.legalName }),
      contactPoint: contacts.phones.map(({ caption, number, hours }) => ({
        '@type': 'ContactPoint',
        telephone: number,
        ...(caption && { contactType: caption }),
        ...(hours && { description: hours }),
        availableLanguage: 'ru',
      })),
      department: contacts.offices.map(officeOf),
    },
  ]

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
})
