import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { linkProps } from '#renderer/runtime/links.ts'
import { DayScale } from '#renderer/settings/DayScale.tsx'
import { useShopHour } from '#renderer/settings/useShopHour.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { WorkingWithUs } from '#renderer/settings/WorkingWithUs.tsx'
import { hourText, isOpenAt, type WorkingDay, workingDay } from '#renderer/settings/workingDay.ts'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import query from './+query.ts'
import { OfficeCard } from './OfficeCard.tsx'
import { OfficeMap } from './OfficeMap.tsx'
import css from './Page.module.css'
import { Phones } from './Phones.tsx'
import { Requisites } from './Requisites.tsx'
import { WriteToUs } from './WriteToUs.tsx'

/** How to reach the company: by phone, in writing, in person. */
export default function Page() {
  const contacts = usePageQuery(query.contacts)?.contacts ?? null
  const settings = useSiteSettings()
  const offices = contacts?.offices ?? []
  const address = settings?.footer.address ?? null
  return (
    <>
      <Wrap>
        <Breadcrumbs items={[{ title: 'Главная', href: '/' }, { title: 'Контакты' }]} />
        <PageTitle>Контакты</PageTitle>
        <div className={css.columns}>
          <div className={css.column}>
            <CallUs phone={settings?.header.phone ?? contacts?.phones[0] ?? null} />
            <OpenToday hours={settings?.workingHours ?? null} />
            {offices.map((office) => (
              <OfficeCard key={office.id} office={office} />
            ))}
            {offices.length === 0 && address && <OfficeCard office={{ name: 'Адрес', address }} />}
          </div>
          <div className={css.column}>
            <OfficeMap offices={offices} />
            <WriteToUs
              emails={contacts?.emails ?? []}
              messengers={contacts?.messengers ?? []}
              phone={settings?.header.phone ?? null}
            />
            <Phones phones={contacts?.phones ?? []} />
            <Requisites lines={contacts?.requisites ?? []} note={contacts?.note ?? null} />
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

/** Whether the company works right now, over the 24 hours of the day; the words of the settings where these name no hours. */
function OpenToday({ hours }: { hours: Hours | null }) {
  const now = useShopHour()
  const day = workingDay(hours)
  if (!day) return hours?.caption ? <p className={css.words}>{hours.caption}</p> : null
  return (
    <div className={css.today}>
      <p className={css.words}>{openText(day, now)}</p>
      <DayScale day={day} tone="paper" />
    </div>
  )
}

type Hours = { caption: string | null; open: string | null; close: string | null }

/** Whether the shop works at an hour of its day, in words; its hours while the hour is not known. */
export function openText(day: WorkingDay, now: number | null): string {
  if (now === null) return `Работаем с\u00A0${hourText(day.open)} до\u00A0${hourText(day.close)}`
  if (isOpenAt(day, now)) return `Сегодня открыто до\u00A0${hourText(day.close)}`
  return `Закрыто, откроемся в\u00A0${hourText(day.open)}`
}
