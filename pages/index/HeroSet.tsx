import type { CSSProperties, ReactNode } from 'react'
import { HAS_HERO_SLUGS, HERO, HERO_SHARES } from '#company/home.ts'
import { productPath } from '#renderer/page/paths.ts'
import { usePageBlock } from '#renderer/page/usePageQuery.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import css from './HeroSet.module.css'
import type { HeroDays } from './heroDays.ts'
import { heroLinks } from './heroLinks.ts'
import type { HeroProduct } from './heroProducts.ts'

/**
 * The set above the strip: products on their days, and light above the chosen ones; nothing where there are none. Decoration: a link
 * on a picture is for the pointer alone, for the folder has no name of its product; the catalogue and the search lead there as well.
 */
export function HeroSet({ beam, products }: Pick<HeroDays, 'beam'> & { products: readonly HeroProduct[] }) {
  const pieces = HERO.length > 0 ? PIECES : inRow(products)
  if (pieces.length === 0) return null
  return (
    <div className={css.set} aria-hidden="true">
      {beam && <span className={css.beam} style={place(beam.wide, beam.phone)} />}
      {pieces.map(({ original, slug, link, wide, phone, share = null }) => {
        const onPhone = phone ?? wide
        const piece = {
          className: phone ? css.piece : `${css.piece} ${css.wideOnly}`,
          style: {
            ...place(wide, onPhone),
            ...(share && { width: `${share * 100}cqb` }),
          },
          children: (
            <Picture
              original={original}
              form="grounded"
              alt=""
              sizes={
                share
                  ? `(min-width: 744px) calc(456px * ${share}), calc(236px * ${share})`
                  : `(min-width: 744px) calc((100vw - 96px) * ${wide.end - wide.start} / 14), calc(100vw * ${onPhone.end - onPhone.start} / 7)`
              }
              priority={phone !== null}
            />
          ),
        }
        if (slug) return <a key={slug} href={productPath(slug)} tabIndex={-1} {...piece} />
        return HAS_HERO_SLUGS && link ? (
          <Linked key={original} {...link} {...piece} />
        ) : (
          <div key={original} {...piece} />
        )
      })}
    </div>
  )
}

/** A picture that leads to its product, unless the services say that there is none. */
function Linked({ slug, query, ...piece }: HeroLink & LinkedPiece) {
  const { data } = usePageBlock(query)
  if (data?.product === null) return <div {...piece} />
  return <a href={productPath(slug)} tabIndex={-1} {...piece} />
}

type HeroLink = NonNullable<(typeof heroLinks)[number]>

type LinkedPiece = { className: string | undefined; style: CSSProperties; children: ReactNode }

type Piece = {
  original: string | undefined
  /** The product that it leads to, where the services say that there is one. */
  slug?: string | undefined
  link?: HeroLink | null | undefined
  wide: Columns
  phone: Columns | null
  /** How wide it is, as a share of the set's height; as its columns where nobody said how large the thing is. */
  share?: number | null | undefined
}

type Columns = { start: number; end: number }

/** The composition: which columns of the strip the company's pictures are on, one after another. */
const PLACES: readonly { wide: Columns; phone: Columns | null }[] = [
  at([8, 12], [4, 8]),
  at([1, 5], null),
  at([5, 10], [2, 7]),
  at([4, 6], [1, 3]),
  at([11, 12], [6, 7]),
  at([11, 15], null),
]

const ROW = [at([1, 5], [1, 5]), at([5, 8], [5, 8]), at([8, 12], null), at([12, 15], null)]

const PIECES: readonly Piece[] = PLACES.slice(0, HERO.length).map((columns, index) => ({
  ...{ ...columns, original: HERO[index], share: HERO_SHARES[index] },
  ...(HAS_HERO_SLUGS && { link: heroLinks[index] }),
}))

/** Products side by side, for photographs would hide each other; a phone has the first two. */
function inRow(products: readonly HeroProduct[]): readonly Piece[] {
  return ROW.slice(0, products.length).map((columns, index) => {
    const { slug, images = [] } = products[index] ?? {}
    return { ...columns, slug, original: images[0]?.original }
  })
}

function at(wide: [number, number], phone: [number, number] | null) {
  return {
    wide: { start: wide[0], end: wide[1] },
    phone: phone && { start: phone[0], end: phone[1] },
  }
}

function place(wide: Columns, phone: Columns) {
  return {
    '--wide': `${wide.start} / ${wide.end}`,
    '--phone': `${phone.start} / ${phone.end}`,
  } as CSSProperties
}
