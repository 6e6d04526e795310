import { type ReactNode, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/Dialog.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { SlidersHorizontal } from '#renderer/ui/icons.ts'
import { activeFilters, withoutFilters } from './activeFilterList.ts'
import css from './FilterSheet.module.css'
import { productCountText } from './listing.ts'
import type { CatalogControls } from './useCatalogState.ts'

/** The filters on a phone: a button and the sheet that it opens. Choices count at once; the last button shows them. */
export function FilterSheet({ controls, total, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const count = activeFilters(controls.state).length
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="soft" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} />
        {texts.catalog.filters}
        {count > 0 && <span className={css.count}>{count}</span>}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={texts.catalog.filters}
        footer={
          <div className={css.footer}>
            <Button variant="ghost" disabled={count === 0} onClick={() => controls.update(withoutFilters)}>
              {texts.words.reset}
            </Button>
            <Button variant="primary" onClick={close}>
              {texts.catalog.show +
                (total !== null && !controls.isPending ? ` ${productCountText(total)}` : '')}
            </Button>
          </div>
        }
      >
        {children}
      </Dialog>
    </>
  )
}

type FilterSheetProps = {
  controls: CatalogControls
  /** How many products the present choice finds; null where nobody knows. */
  total: number | null
  children: ReactNode
}
