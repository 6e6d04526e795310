import { texts } from '#company/texts/index.ts'
import { positionsText } from '#gateway/rental/dayWord.ts'
import { assortmentPath } from '#renderer/page/paths.ts'
import type { AssortmentCardData } from './fragments.ts'
import { Scene } from './Scene.tsx'
import css from './SceneCard.module.css'

/** An assortment: products that look good together, and how many there are. */
export function AssortmentCard({ assortment }: AssortmentCardProps) {
  const name = assortment.name ?? texts.places.assortment
  return (
    <article className={css.card}>
      <Scene
        image={assortment.image}
        name={name}
        sizes="(min-width: 1536px) 365px, (min-width: 1200px) calc(28vw - 66px), (min-width: 744px) 52vw, calc(56.2vw - 31px)"
        className={css.narrow}
      />
      <h3 className={`h3 ${css.assortmentName}`}>
        <a className="over" href={assortmentPath(assortment.slug)}>
          {name}
        </a>
      </h3>
      <p className="small muted">{positionsText(assortment.productIds.length)}</p>
    </article>
  )
}

export type AssortmentCardProps = { assortment: AssortmentCardData }
