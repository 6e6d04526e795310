import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import heart from '#renderer/cart/Heart.module.css'
import { DatePill } from '#renderer/dateWindow/DatePill.tsx'
import { useNavigation } from '#renderer/runtime/navigation.ts'
import { useCallLink, useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { LayoutGrid, Phone } from '#renderer/ui/icons.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { CartLink } from './CartLink.tsx'
import css from './Header.module.css'
import { Logo } from './Logo.tsx'
import { menuLinks } from './navigationLinks.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { SearchForm } from './SearchForm.tsx'
import { Call, TopLine } from './TopLine.tsx'
import progress from './waiting/ProgressLine.module.css'

/** The header of every page; on a phone the sign, the phone and the menu; where a sum is at the bottom, dates and cart in place of the phone. Without settings it keeps what does not need them. What was sent to somebody is under the sign and the number. */
export function Header() {
  return usePageContext().config.isLetter ? <LetterHeader /> : <ShopHeader />
}

function LetterHeader() {
  return (
    <header className={`screen-only ${css.header}`}>
      <div className={css.bar}>
        <Wrap className={css.line}>
          <Logo brand={useSiteSettings()?.brand ?? null} />
          <Call />
          <Button size="sm" className={css.deskOnly} href={CATALOGUE}>
            {texts.words.catalogue}
          </Button>
        </Wrap>
        <ProgressLine />
      </div>
    </header>
  )
}

function ShopHeader() {
  const settings = useSiteSettings()
  const links = menuLinks(settings)
  const call = useCallLink()

  return (
    <header className={`screen-only ${css.header}`}>
      <TopLine links={links.filter(({ link }) => link.href !== CATALOGUE)} />
      <div className={css.bar}>
        <Wrap className={css.line}>
          <Logo brand={settings?.brand ?? null} />
          <div className={css.desk}>
            <Button variant="ink" className={css.catalogue} href={CATALOGUE}>
              <Icon of={LayoutGrid} />
              {texts.words.catalogue}
            </Button>
            <SearchForm />
            <div className={css.dates}>
              <DatePill />
            </div>
            <FavouritesLink />
            <CartLink className={css.cart} />
          </div>
          <div className={css.phone}>
            {call && (
              <IconButton variant="plain" label={texts.frame.call(call.number)} {...call.link}>
                <Icon of={Phone} />
              </IconButton>
            )}
            <PhoneMenu links={links} />
          </div>
        </Wrap>
        <ProgressLine />
      </div>
    </header>
  )
}

const CATALOGUE = '/catalog'

/** The way to the favourites: a full heart as soon as there are any. */
function FavouritesLink() {
  const count = useCart(({ favouriteIds }) => favouriteIds.length)
  return (
    <IconButton
      variant="plain"
      className={classes(heart.heart, count > 0 && heart.full)}
      label={texts.words.favourites + (count > 0 ? texts.frame.inCart(count) : '')}
      href="/favourites"
    />
  )
}

/** The line under the header while a page is on its way. It takes no room. */
function ProgressLine() {
  const isShown = useNavigation(({ waiting }) => waiting !== null && waiting.sign !== 'pressed')
  return isShown ? <div className={progress.line} data-progress="" aria-hidden="true" /> : null
}
