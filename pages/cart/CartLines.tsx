import { Fragment, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { setsOf } from '#renderer/cart/cartSets.ts'
import type { CartSet } from '#renderer/cart/cartState.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'
import { solutionPath } from '#renderer/page/paths.ts'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import { Part } from '#renderer/runtime/Part.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import { CartLine } from './CartLine.tsx'
import css from './CartLines.module.css'
import { type CartFilledProps, isLongCart } from './cartProps.ts'

/** The lines of the cart. Those of a long cart are compact rows, whose code comes after the page; without it they are as ever. */
export function CartLines({ summary, length, short }: CartLinesProps) {
  const [isFailed, setFailed] = useState(false)
  const { lines } = summary
  const isLong = isLongCart(lines.length) && !isFailed
  const loaded = useLazyModule(isLong, loadLongCart, () => setFailed(true))
  const look = isLong ? loaded : null
  if (isLong && !look) return <Skeleton height={ROW_HEIGHT * lines.length} />
  const rows = setsOf(lines).map(({ set, lines }) => (
    <Fragment key={set?.slug ?? ''}>
      {set && <SetHeading set={set} lines={lines} />}
      <ul>
        {lines.map((item) => (
          <Part
            key={item.line.id}
            name="cart-line"
            fallback={<BrokenLine id={item.line.id} />}
            resetKey={item}
          >
            <CartLine
              item={item}
              length={length}
              short={short.find(
                ({ productId, lineId }) => productId === item.line.id && lineId === productId,
              )}
              Compact={look?.CompactLine}
            />
          </Part>
        ))}
      </ul>
    </Fragment>
  ))
  return look ? <look.LongList count={lines.length}>{rows}</look.LongList> : rows
}

type CartLinesProps = Pick<CartFilledProps, 'summary' | 'length'> & { short: readonly ShortItem[] }

type Lines = CartFilledProps['summary']['lines']

/** The name of a solution above its lines, with their sum, and its way out of the cart. */
function SetHeading({ set, lines }: { set: CartSet; lines: Lines }) {
  // The button goes with what it takes out.
  const place = useRestoreFocus<HTMLDivElement>(
    String(lines.some(({ line }) => !line.isRemovedFromCart)),
    'a',
  )
  const kept = lines.filter(({ line }) => !line.isRemovedFromCart)
  const sum = kept
    .flatMap(({ price, related }) => [price?.total ?? 0, ...related.map((extra) => extra.price ?? 0)])
    .reduce((all, each) => all + each, 0)
  const remove = () =>
    changeWithUndo(texts.cartPage.setRemoved(set.name), () => {
      for (const { line } of kept) cart.remove(line.id)
    })
  return (
    <div ref={place} className={css.set}>
      <div>
        <h2 className="h3">
          <TextLink href={solutionPath(set.slug)}>{set.name}</TextLink>
        </h2>
        <p className="dated small muted">{`${positionsText(kept.length)}, ${roubles(sum)}`}</p>
      </div>
      {kept.length > 0 && (
        <Button variant="ghost" size="sm" className="screen-only" onClick={remove}>
          {texts.setPut.undo}
        </Button>
      )}
    </div>
  )
}

const ROW_HEIGHT = 74
const loadLongCart = () => import('./CompactLine.tsx')

/** In the place of a line that cannot be drawn: it is still in the cart, and can be taken out. */
function BrokenLine({ id }: { id: string }) {
  return (
    <li className={css.line}>
      <p>{texts.cartPage.lineFailed}</p>
      <Button size="sm" onClick={() => cart.remove(id)}>
        {texts.words.remove}
      </Button>
    </li>
  )
}
