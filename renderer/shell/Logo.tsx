import { LOGO, NAME, SHORT_NAME } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import css from './Logo.module.css'

/** The company's logo, or the shop's sign, day and night in one disc, and the name: a link home. `isOnNight`: on a ground that is dark in both schemes. */
export function Logo({ brand, isOnNight }: { brand: string | null; isOnNight?: boolean }) {
  const name = brand ?? NAME
  return (
    <a className={css.logo} href="/" aria-label={texts.frame.homeOf(name)}>
      {LOGO ? (
        <picture>
          <source srcSet={LOGO.darkUrl} media={isOnNight ? undefined : '(prefers-color-scheme: dark)'} />
          <img src={LOGO.url} alt="" width={LOGO.width} height={LOGO.height} />
        </picture>
      ) : (
        <>
          <i className={css.sign} />
          <span className={css.name}>{name === NAME ? SHORT_NAME : name}</span>
        </>
      )}
    </a>
  )
}
