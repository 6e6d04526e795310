import { texts } from '#company/texts/index.ts'
import { Fact, Facts } from '#renderer/ui/Facts.tsx'
import type { ContactDetails } from './+query.ts'
import css from './FactList.module.css'

/** Legal and bank details, and what the company remarks. Nothing without either. */
export function Requisites({ lines, note }: RequisitesProps) {
  if (lines.length === 0 && !note) return null
  return (
    <section className={css.list} aria-labelledby="requisites">
      <h2 id="requisites" className="h3">
        {texts.contacts.requisites}
      </h2>
      <Facts className={css.facts}>
        {lines.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      {note && <p className="small muted">{note}</p>}
    </section>
  )
}

type RequisitesProps = { lines: ContactDetails['requisites']; note: string | null }
