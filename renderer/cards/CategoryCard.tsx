import { categoryPath } from '#renderer/page/paths.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import css from './CategoryCard.module.css'
import type { CategoryCardData } from './fragments.ts'
import { pictureText } from './Scene.tsx'

/** A category: its picture on a shelf, the name below the line is the link. */
export function CategoryCard({ category, sizes, priority = false }: CategoryCardProps) {
  const name = category.name ?? category.slug
  const { original = null, caption = null } = category.image ?? {}
  return (
    <div className={css.card}>
      <div className={css.stage}>
        <Picture
          original={original}
          form="shelved"
          alt={pictureText(caption, name)}
          sizes={sizes}
          priority={priority}
        />
      </div>
      <a className={`over ${css.name}`} href={categoryPath(category.slug)}>
        {name}
      </a>
    </div>
  )
}

export type CategoryCardProps = {
  category: CategoryCardData
  /** How wide the picture is shown, as in the `sizes` of an image. */
  sizes: string
  /** True if the picture is above the fold: it is fetched at once. */
  priority?: boolean
}
