import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { loadLineAlternatives } from '#renderer/alternatives/loadAlternatives.ts'
import { storedName } from '#renderer/cart/cartNames.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import type { LineSummary } from '#renderer/cart/cartSummary.ts'
import { leftReason } from '#renderer/cart/cartTexts.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { productPath } from '#renderer/page/paths.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { useCallLink } from '#renderer/settings/useSiteSettings.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { unitsText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { Trash2 } from '#renderer/ui/icons.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import { ActiveLine } from './ActiveLine.tsx'
import type { CartLineProps } from './cartProps.ts'
import { lineElementId } from './cartProps.ts'
import css from './Line.module.css'

/** One line of the cart; it folds when it was removed, or cannot be counted. */
export function CartLine({ item, length, short, Compact }: CartLineProps) {
  const { period } = useDates()
  const isFolded =
    item.line.isRemovedFromCart || !item.product || (item.price === null && item.problem !== 'UNSAID')
  const replacements = period && short && (
    <div className={`screen-only ${css.replacements}`}>
      <LateBlock
        name="line-alternatives"
        load={loadLineAlternatives}
        title={texts.cartPage.replacementsFailed}
        props={{ item: short, period }}
      >
        {null}
      </LateBlock>
    </div>
  )
  const place = useRestoreFocus<HTMLLIElement>(`${item.line.isRemovedFromCart} ${item.problem}`, 'button')

  return (
    <li ref={place} id={lineElementId(item.line.id)}>
      {isFolded || !item.product ? (
        <FoldedLine item={item} onDates={period !== null} replacements={replacements} />
      ) : (
        <ActiveLine {...{ item, length, Compact, replacements }} product={item.product} />
      )}
    </li>
  )
}

type Props = {
  item: LineSummary<CartProduct>
  /** True if stock is that of chosen dates. */
  onDates: boolean
  replacements: ReactNode
}

/** A line that is not in the sum, and why: removed by the visitor, taken by others, gone from the catalogue. */
function FoldedLine({ item, onDates, replacements }: Props) {
  const { line, product, problem } = item
  const isBusy = onDates && problem === 'OUT_OF_STOCK' && product?.isOwned !== false
  const isAsked = problem === 'PRICE_UNKNOWN' && !item.reason && !line.isRemovedFromCart
  const call = useCallLink()
  const name = product?.name ?? (storedName(line.id) || texts.cartPage.unlisted)
  return (
    <div className={`screen-only ${css.folded}`}>
      <Thumb
        images={product?.images}
        sizes="(min-width: 744px) 132px, 56px"
        faded={!isAsked}
        className={line.isRemovedFromCart ? css.foldedPicture : undefined}
      />
      <div>
        <p className={classes('thing-name', css.foldedName, isAsked && css.asked)}>
          {product && !line.isRemovedFromCart ? <a href={productPath(product.slug)}>{name}</a> : name}
        </p>
        {line.isRemovedFromCart ? (
          <p className="small muted">{texts.cartPage.removed}</p>
        ) : (
          <>
            <StockNote look={isBusy ? 'busy' : 'none'}>
              {texts.cartPage.notCounted(leftReason(item, onDates))}
            </StockNote>
            <p className={`small muted ${css.amount}`}>
              <span>{unitsText(line.quantity)}</span>
              {isAsked && call && <TextLink {...call.link}>{call.number}</TextLink>}
            </p>
          </>
        )}
      </div>
      {line.isRemovedFromCart ? (
        <Button
          size="sm"
          aria-label={`${texts.cartPage.restore}: ${name}`}
          onClick={() => cart.restore(line.id)}
        >
          {texts.cartPage.restore}
        </Button>
      ) : (
        <IconButton
          variant="plain"
          label={`${texts.words.remove}: ${name}`}
          className={css.bin}
          onClick={() => cart.remove(line.id)}
        >
          <Icon of={Trash2} />
        </IconButton>
      )}
      {replacements}
    </div>
  )
}
