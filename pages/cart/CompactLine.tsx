import { type ReactNode, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { LineSummary } from '#renderer/cart/cartSummary.ts'
import { productPath } from '#renderer/page/paths.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ChevronDown } from '#renderer/ui/icons.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './CompactLine.module.css'

/** A counted line of a long cart in one row; on a phone a press on its quantity opens what changes it and its offers. */
export function CompactLine({
  item,
  product,
  stock,
  part,
  controls,
  replacements,
  extras,
}: CompactLineProps) {
  // A short line has to be changed: it is open until it is closed.
  const isShort = item.problem === 'NOT_ENOUGH_STOCK'
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isOpen = pressed ?? isShort
  const name = product.name ?? texts.places.product
  const quantity = unitsText(item.line.quantity)
  return (
    <div className={classes(css.line, isOpen && css.open, isShort && css.short)}>
      <Thumb images={product.images} sizes="56px" className="screen-only" />
      <div>
        <p className={`thing-name ${css.name}`}>
          <a href={productPath(product.slug)}>{name}</a>
        </p>
        <p className="print-only">{quantity}</p>
        <div className="screen-only">{stock}</div>
      </div>
      <div className={`screen-only ${css.controls}`}>{controls}</div>
      <div className={`dated ${css.sum}`}>
        <p className="price">{roubles(item.price?.total)}</p>
        {part}
        <button
          type="button"
          className={`screen-only ${css.amount}`}
          aria-expanded={isOpen}
          aria-label={`${texts.words.change}: ${name}, ${quantity}`}
          onClick={() => setPressed(!isOpen)}
        >
          <span>{quantity}</span>
          <Icon of={ChevronDown} size={16} />
        </button>
      </div>
      {replacements}
      {extras}
    </div>
  )
}

/** The parts are the page's own: they come with it. */
export type CompactLineProps = {
  item: LineSummary<CartProduct>
  product: CartProduct
  stock: ReactNode
  part: ReactNode
  controls: ReactNode
  replacements: ReactNode
  extras: ReactNode
}

/** The list of a long cart: on a phone the first rows and those that need a decision, the others after a press. */
export function LongList({ count, children }: { count: number; children: ReactNode }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <div className={isWhole ? undefined : css.cut}>{children}</div>
      {count > SHOWN && (
        <Button
          wide
          className={`screen-only ${css.more}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.longCart.foldList : texts.longCart.showAll(positionsText(count))}
        </Button>
      )}
    </>
  )
}

/** As many as `.cut` shows. */
const SHOWN = 8
