import { plural } from '#gateway/rental/plural.ts'
import { assortmentPath } from '#renderer/navigation/paths.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import type { AssortmentCardData } from './fragments.ts'
import css from './SceneCard.module.css'

/** An assortment: things that look well together, and how many there are. */
export function AssortmentCard({ assortment, headingLevel = 3 }: AssortmentCardProps) {
  const Heading = `h${headingLevel}` as const
  const name = assortment.name ?? 'Подборка'
  const { original = null, caption = null } = assortment.image ?? {}
  const count = assortment.productIds.length
  return (
    <article className={css.card}>
      <div className={`${css.scene} ${css.narrow}`}>
        <Picture
          original={original}
          caption={caption}
          alt={name}
          width={1200}
          height={800}
          sizes="(min-width: 1200px) 23vw, (min-width: 744px) 46vw, 46vw"
        />
      </div>
      <Heading className={`h3 ${css.assortmentName}`}>
        <a href={assortmentPath(assortment.slug)}>{name}</a>
      </Heading>
      <p className="small muted">
        {count}&nbsp;{plural(count, ['предмет', 'предмета', 'предметов'])}
      </p>
    </article>
  )
}

export type AssortmentCardProps = { assortment: AssortmentCardData; headingLevel?: 2 | 3 }
