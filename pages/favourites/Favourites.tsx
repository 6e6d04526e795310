import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { namedApart } from '#gateway/rental/sameNames.ts'
import { PopularProducts } from '#renderer/cards/PopularProducts.tsx'
import { ProductCard } from '#renderer/cards/ProductCard.tsx'
import { popularProductsQuery, productCardsQuery } from '#renderer/cards/productCards.ts'
import { RecentlyViewed } from '#renderer/cards/RecentlyViewed.tsx'
import { cart, useCart } from '#renderer/cart/cartStore.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { comparisonUrl, MAX_COMPARED } from '#renderer/page/paths.ts'
import { PopularCategories } from '#renderer/shell/PopularCategories.tsx'
import { CardsSkeleton } from '#renderer/shell/waiting/CardsSkeleton.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { isFocusLost } from '#renderer/ui/lostFocus.ts'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { Comparison } from './Comparison.tsx'
import css from './Favourites.module.css'
import { putFavourites } from './putFavourites.ts'

/** The comparison that the URL names, below it the favourites, and what else may become one. */
export function Favourites({ compared }: { compared: readonly string[] }) {
  const [comparedAtFirst] = useState(() => compared.join())
  const [opened, setOpened] = useState(compared)
  const isOpen = compared.length > 1
  // As they were at first: a heart that is pressed below stays where it is.
  const [before] = useState(useCart(({ favouriteIds }) => favouriteIds))
  if (isOpen && opened !== compared) setOpened(compared)
  return (
    <>
      <Wrap>
        {isOpen && <Comparison ids={compared} isChosenHere={compared.join() !== comparedAtFirst} />}
        <FavouriteCards key={compared.join()} compared={compared} closed={isOpen ? NONE : opened} />
      </Wrap>
      <RecentlyViewed except={before} />
      {before.length === 0 && <Popular />}
    </>
  )
}

const NONE: readonly string[] = []

type FavouriteCardsProps = {
  /** Those that the URL names: a comparison from two on. */
  compared: readonly string[]
  /** Those of the comparison that has just been closed. */
  closed: readonly string[]
}

/** The favourites as cards: into the cart one by one or all, and two to four of them into a comparison. */
function FavouriteCards({ compared, closed }: FavouriteCardsProps) {
  const { period, openDates } = useDates()
  // Going back from a comparison, they are chosen as they were before it.
  const [chosen, setChosen] = useState(compared.length > 0 ? compared : closed)
  const [ids, favouriteIds] = useShownIds()
  const [{ data, error, fetching }, execute] = useQuery({
    query: productCardsQuery,
    variables: { ids: [...ids], period },
    pause: ids.length === 0,
  })

  // The button that closed the comparison went with it: the keyboard goes on where that is opened, or at the box of the removed product.
  const cards = useRef<HTMLDivElement>(null)
  const isShown = data !== undefined
  const goOn = useEffectEvent(() => {
    if (closed.length < 2 || !isFocusLost()) return
    const removed = closed.find((id) => !compared.includes(id)) ?? ''
    const way = compared.length === 0 ? '[data-compare]' : `[data-product="${CSS.escape(removed)}"] input`
    cards.current?.querySelector<HTMLElement>(way)?.focus()
  })
  useEffect(() => {
    if (isShown) goOn()
  }, [isShown])

  if (ids.length === 0) return compared.length > 1 ? null : <NoFavourites />
  if (!data && error)
    return (
      <FailedBlock
        title={texts.favourites.failed}
        onRetry={() => execute({ requestPolicy: 'network-only' })}
        busy={fetching}
      />
    )
  if (!data) return <CardsSkeleton />
  const products = namedApart(data.productsByIds)
  const favourites = products.filter(({ id }) => favouriteIds.includes(id))
  const gone = fetching ? [] : favouriteIds.filter((id) => !products.some((product) => product.id === id))
  const put = () => putFavourites(favourites)
  return (
    <div ref={cards}>
      <div className={css.actions}>
        <p className={css.hint}>{texts.favourites.hint(positionsText(favourites.length))}</p>
        {favourites.length > 0 && (
          <Button variant="primary" onClick={period ? put : () => openDates(undefined, put)}>
            {texts.favourites.putAll}
          </Button>
        )}
      </div>
      {gone.length > 0 && (
        <div className={css.actions}>
          <p className={css.hint}>{texts.favourites.gone(positionsText(gone.length))}</p>
          <Button size="sm" onClick={() => gone.forEach(cart.toggleFavourite)}>
            {texts.favourites.removeGone}
          </Button>
        </div>
      )}
      <RuledGrid>
        {products.map((product) => (
          <div key={product.id} data-product={product.id}>
            <ProductCard product={product} headingLevel={2} />
            <Checkbox
              checked={chosen.includes(product.id)}
              disabled={!chosen.includes(product.id) && chosen.length >= MAX_COMPARED}
              onChange={({ target }) => choose(product.id, target.checked)}
              label={
                <>
                  {texts.favourites.compare}
                  <span className="visually-hidden">{` ${product.name}`}</span>
                </>
              }
            />
          </div>
        ))}
      </RuledGrid>
      {chosen.length > 0 && (compared.length < 2 || chosen.join() !== compared.join()) && (
        <div className={css.bar}>
          {chosen.length < 2 ? (
            <p>{texts.favourites.oneMore}</p>
          ) : (
            <Button variant="ink" href={comparisonUrl(chosen)} data-compare>
              {texts.listing.compareThese(positionsText(chosen.length))}
            </Button>
          )}
        </div>
      )}
    </div>
  )

  function choose(id: string, isChosen: boolean) {
    setChosen((before) => (isChosen ? [...before, id] : before.filter((other) => other !== id)))
  }
}

/** The favourites, and all that the page has shown: a removed one stays in place until the visitor leaves, and its heart takes it back. */
function useShownIds(): [shown: readonly string[], favourites: readonly string[]] {
  const favourites = useCart(({ favouriteIds }) => favouriteIds)
  const [shown, setShown] = useState<readonly string[]>([])
  const added = favourites.filter((id) => !shown.includes(id))
  if (added.length > 0) setShown([...added, ...shown])
  return [shown, favourites]
}

/** The first cards to press the heart of. */
function Popular() {
  const { period } = useDates()
  const [{ data }] = useQuery({ query: popularProductsQuery, variables: { period } })
  return (
    <>
      <PopularProducts products={data?.products.items ?? []} />
      <PopularCategories />
    </>
  )
}

function NoFavourites() {
  return (
    <EmptyState as="h2" title={texts.favourites.empty} text={texts.favourites.emptyHint}>
      <Button variant="primary" size="lg" href="/catalog">
        {texts.favourites.toCatalogue}
      </Button>
    </EmptyState>
  )
}
