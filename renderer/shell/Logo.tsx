import { NAME, SHORT_NAME } from '#company/constants.ts'
import css from './Logo.module.css'

/** The sign of the shop, day and night in one disc, and its name: a link home. */
export function Logo({ brand }: { brand: string | null }) {
  const name = brand ?? NAME
  return (
    <a className={css.logo} href="/" aria-label={`${name} — на\u00A0главную`}>
      <i className={css.sign} />
      <span className={css.name}>{name === NAME ? SHORT_NAME : name}</span>
    </a>
  )
}
