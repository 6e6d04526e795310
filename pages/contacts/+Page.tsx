import { texts } from '#company/texts/index.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { linkProps } from '#renderer/runtime/links.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { WorkingWithUs } from '#renderer/settings/WorkingWithUs.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import { ContactLink, FactList } from './FactList.tsx'
import { OfficeCard } from './OfficeCard.tsx'
import { OfficeMap } from './OfficeMap.tsx'
import { OpenToday } from './OpenToday.tsx'
import css from './Page.module.css'
import { WriteToUs } from './WriteToUs.tsx'

/** How to reach the company: by phone, in writing, in person. */
export default function Page() {
  const contacts = usePageQuery(query.contacts)?.contacts ?? null
  const settings = useSiteSettings()
  const offices = contacts?.offices ?? []
  const address = settings?.footer.address ?? null
  const main = settings?.header.phone ?? contacts?.phones[0] ?? null
  // Numbers and addresses stand on the page once.
  const said = new Set([main?.number, ...offices.flatMap(({ phone, email }) => [phone, email])])
  return (
    <>
      <Wrap>
        <Breadcrumbs items={[{ title: texts.contacts.heading }]} />
        <PageTitle>{texts.contacts.heading}</PageTitle>
        <div className={css.columns}>
          <div className={css.column}>
            <CallUs phone={main} />
            <OpenToday hours={settings?.workingHours ?? null} />
            {offices.map((office) => (
              <OfficeCard
                key={office.id}
                office={{ ...office, phone: office.phone === main?.number ? null : office.phone }}
              />
            ))}
            {offices.length === 0 && address && (
              <OfficeCard office={{ name: texts.contacts.address, address }} />
            )}
          </div>
          <div className={css.column}>
            <OfficeMap offices={offices} />
            <WriteToUs
              messengers={contacts?.messengers ?? []}
              phone={contacts?.emails.length ? null : (settings?.header.phone ?? null)}
            />
            <FactList
              id="phones"
              title={texts.contacts.phones}
              facts={(contacts?.phones ?? [])
                .filter(({ number }) => !said.has(number))
                .map(({ caption, number, link, hours }) => ({
                  ...{ key: number, name: caption ?? texts.contacts.phone },
                  value: (
                    <>
                      <ContactLink href={link}>{number}</ContactLink>
                      {hours && <p className="small muted">{hours}</p>}
                    </>
                  ),
                }))}
            />
            <FactList
              id="emails"
              title={texts.contacts.email}
              facts={(contacts?.emails ?? [])
                .filter(({ address }) => !said.has(address))
                .map(({ caption, address, link }) => ({
                  ...{ key: address, name: caption ?? texts.contacts.email },
                  value: <ContactLink href={link ?? `mailto:${address}`}>{address}</ContactLink>,
                }))}
            />
            <FactList
              id="requisites"
              title={texts.contacts.requisites}
              facts={(contacts?.requisites ?? []).map((line) => ({ key: line.name, ...line }))}
              note={contacts?.note}
            />
          </div>
        </div>
      </Wrap>
      <WorkingWithUs block={settings?.workingWithUs ?? null} />
    </>
  )
}

/** The phone of the company, large. Nothing without one. */
function CallUs({ phone }: { phone: Phone | null }) {
  const call = linkProps(phone?.link)
  if (!phone?.number) return null
  return (
    <div>
      {call ? (
        <a {...call} className={css.number}>
          {phone.number}
        </a>
      ) : (
        <p className={css.number}>{phone.number}</p>
      )}
      {phone.caption && <p className="muted">{phone.caption}</p>}
    </div>
  )
}

type Phone = { caption: string | null; number: string | null; link: string | null }
