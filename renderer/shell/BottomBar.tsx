import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { DatePill } from '#renderer/dateWindow/DatePill.tsx'
import { Dialog } from '#renderer/ui/Dialog.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { LayoutGrid, Search } from '#renderer/ui/icons.ts'
import css from './BottomBar.module.css'
import { CartLink } from './CartLink.tsx'
import { currentness } from './navigationLinks.ts'
import { SearchForm } from './SearchForm.tsx'

/** At the bottom of a phone: catalogue, search, the rental dates and the cart, always under the thumb. */
export function BottomBar() {
  const path = usePageContext().urlPathname
  const [searching, setSearching] = useState(false)
  const closeSearch = () => setSearching(false)
  return (
    <>
      <nav className={`screen-only ${css.bar}`} aria-label={texts.frame.quickAccess}>
        <a className={css.item} href="/catalog" aria-current={currentness('/catalog', path)}>
          <Icon of={LayoutGrid} />
          {texts.words.catalogue}
        </a>
        <button
          type="button"
          className={`needs-scripts ${css.item}`}
          aria-haspopup="dialog"
          aria-current={currentness('/search', path)}
          onClick={() => setSearching(true)}
        >
          <Icon of={Search} />
          {texts.words.search}
        </button>
        <DatePill variant="bar" />
        <CartLink className={css.item} />
      </nav>
      <Dialog
        open={searching}
        onClose={closeSearch}
        title={texts.words.search}
        size="sm"
        className={css.search}
      >
        <SearchForm inline onSearch={closeSearch} />
      </Dialog>
    </>
  )
}
