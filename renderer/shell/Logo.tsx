import { DEFAULT_BRAND } from '#renderer/settings/useSiteSettings.ts'
import css from './Logo.module.css'

/** The sign of the shop, day and night in one disc, and its name: a link home. */
export function Logo({ brand }: { brand: string | null }) {
  const name = brand ?? DEFAULT_BRAND
  return (
    <a className={css.logo} href="/" aria-label={`${name} — на\u00A0главную`}>
      <i className={css.sign} />
      <span className={css.name}>{name.toLowerCase()}</span>
    </a>
  )
}
