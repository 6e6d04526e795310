import { HAS_HERO_SLUGS, HERO, HERO_SHARES } from '#company/home.ts'
import { sharesOf } from '#gateway/rental/sizes.ts'
import { DaySet, type DaySetProps, DayThing, type DayThingProps, on } from '#renderer/dateWindow/DaySet.tsx'
import { usePageBlock } from '#renderer/page/usePageQuery.ts'
import { heroLinks } from './heroLinks.ts'
import type { HeroProduct } from './heroProducts.ts'

/** The set above the strip: the company's pictures, or products side by side; nothing where there are none. */
export function HeroSet({
  beam,
  products,
}: Pick<DaySetProps, 'beam'> & { products: readonly HeroProduct[] }) {
  if (HERO.length === 0 && products.length === 0) return null
  const shown = products.slice(0, ROW.length)
  const shares = sharesOf(shown.map(({ specs }) => specs))
  return (
    <DaySet beam={beam} columns={HERO_DAYS}>
      {HERO.length === 0
        ? ROW.slice(0, shown.length).map((columns, index) => {
            const { slug, images = [] } = shown[index] ?? {}
            return (
              <DayThing
                key={slug}
                {...columns}
                columns={HERO_DAYS}
                slug={slug}
                original={images[0]?.original}
                share={shares[index]}
              />
            )
          })
        : COMPOSITION.slice(0, HERO.length).map((columns, index) => {
            const link = HAS_HERO_SLUGS && heroLinks[index]
            const piece = {
              ...{ ...columns, columns: HERO_DAYS },
              ...{ original: HERO[index], share: HERO_SHARES[index] },
            }
            return link ? (
              <Linked key={piece.original} {...link} {...piece} />
            ) : (
              <DayThing key={piece.original} {...piece} />
            )
          })}
    </DaySet>
  )
}

/** A picture that leads to its product, unless the services say that there is none. */
function Linked({ slug, query, ...piece }: NonNullable<(typeof heroLinks)[number]> & DayThingProps) {
  const { data } = usePageBlock(query)
  return <DayThing {...piece} slug={data?.product === null ? undefined : slug} />
}

/** How many days the strip has. */
export const HERO_DAYS = 14

/** Which columns of the strip the company's pictures are on, one after another, where they are cut-outs. */
const PLACES = [
  on([8, 12], [4, 8]),
  on([1, 5], null),
  on([5, 10], [2, 7]),
  on([4, 6], [1, 3]),
  on([11, 12], [6, 7]),
  on([11, 15], null),
]

/** For photographs, which would hide each other; a phone has the first two. */
const ROW = [on([1, 5], [1, 5]), on([5, 8], [5, 8]), on([8, 12], null), on([12, 15], null)]

// A JPEG is no cut-out.
const COMPOSITION = HERO.some((picture) => /\.jpe?g$/i.test(picture)) ? ROW : PLACES
