import type { CSSProperties } from 'react'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import css from './ArticleCover.module.css'

/**
 * The cover: the article's products are in a row on a scale of 48 half-hours. Fewer than three make no row: the article's
 * own picture then, or nothing. Decoration only: the products have names further down.
 */
export function ArticleCover({ products, image }: ArticleCoverProps) {
  const originals = products.flatMap(({ images }) => images[0]?.original ?? []).slice(0, ROW)
  if (originals.length >= LEAST) {
    // Said ahead: the browser may paint a part of the row before it has read the rest.
    const counts = { '--things': originals.length } as CSSProperties
    return (
      <div className={`screen-only ${css.row}`} style={counts} aria-hidden="true">
        {originals.map((original, index) => (
          <div key={original} className={css.thing}>
            <Picture
              original={original}
              form="grounded"
              alt=""
              sizes={`(min-width: 744px) calc((100vw - 96px) * 1.19 / ${originals.length}), calc(40vw - 13px)`}
              priority={index < LEAST}
            />
          </div>
        ))}
      </div>
    )
  }
  if (!image) return null
  return (
    <div className={`screen-only ${css.scene}`}>
      <Picture
        original={image.original}
        alt=""
        width={1200}
        sizes="(min-width: 1536px) 1440px, calc(100vw - 32px)"
        priority
      />
    </div>
  )
}

type ArticleCoverProps = {
  products: readonly ProductCardData[]
  image: { original: string; caption: string | null } | null
}

const ROW = 5
const LEAST = 3
