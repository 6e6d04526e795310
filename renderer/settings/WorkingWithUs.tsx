import { texts } from '#company/texts/index.ts'
import { linkProps } from '#renderer/runtime/links.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { BadgeCheck, Droplets, FileText, Phone, Ruler, Truck, Wrench } from '#renderer/ui/icons.ts'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { Section } from '#renderer/ui/SectionHeader.tsx'
import type { SiteSettings } from './settingsQuery.ts'
import css from './WorkingWithUs.module.css'

/** «С нами легко работать»: what the shop does for its customers. Nothing without cards. */
export function WorkingWithUs({ block }: { block: SiteSettings['workingWithUs'] }) {
  if (!block || block.cards.length === 0) return null
  return (
    <Section title={block.title ?? texts.frame.workingWithUs} className="screen-only">
      <RuledGrid as="ul" columns={[1, 2, 3]}>
        {block.cards.map((card) => (
          <li key={card.title}>
            <Advantage {...card} />
          </li>
        ))}
      </RuledGrid>
    </Section>
  )
}

type AdvantageCard = NonNullable<SiteSettings['workingWithUs']>['cards'][number]

function Advantage({ icon, title, description, url }: AdvantageCard) {
  const link = linkProps(url)
  return (
    <div className={css.card}>
      <span className={css.icon}>
        <Icon of={ICONS.get(icon ?? '') ?? BadgeCheck} size={26} />
      </span>
      <h3 className="h3">
        {link ? (
          <a className="over" {...link}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {description && <p className={css.text}>{description}</p>}
    </div>
  )
}

/** Icons by the names that the settings use. */
const ICONS = new Map<string, string>([
  ['truck', Truck],
  ['tools', Wrench],
  ['plate', Droplets],
  ['ruler', Ruler],
  ['document', FileText],
  ['phone', Phone],
])
