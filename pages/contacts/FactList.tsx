import type { ReactNode } from 'react'
import { linkProps } from '#renderer/runtime/links.ts'
import { Fact, Facts } from '#renderer/ui/Facts.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './FactList.module.css'

/** Names and values under a heading, and what is remarked on them. Nothing without either. */
export function FactList({ id, title, facts, note }: FactListProps) {
  if (facts.length === 0 && !note) return null
  return (
    <section className={css.list} aria-labelledby={id}>
      <h2 id={id} className="h3">
        {title}
      </h2>
      <Facts className={css.facts}>
        {facts.map(({ key, name, value }) => (
          <Fact key={key} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      {note && <p className="small muted">{note}</p>}
    </section>
  )
}

type FactListProps = {
  id: string
  title: string
  facts: readonly { key: string; name: string; value: ReactNode }[]
  note?: string | null | undefined
}

/** A phone number or an address as a link; plain text where the link is missing or not safe. */
export function ContactLink({ href, children }: { href: string | null | undefined; children: string }) {
  const link = linkProps(href)
  if (!link) return children
  return (
    <TextLink {...link} className={css.link}>
      {children}
    </TextLink>
  )
}
