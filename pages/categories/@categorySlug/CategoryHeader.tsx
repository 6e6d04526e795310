import type { ReactNode } from 'react'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import css from './CategoryHeader.module.css'

/** The category's name and description; its picture stands on the line below, as on a shelf. */
export function CategoryHeader({ category, note }: CategoryHeaderProps) {
  const { slug, name, description, image } = category
  return (
    <header className={css.header}>
      <div className={css.words}>
        <PageTitle note={note}>{name ?? slug}</PageTitle>
        {description && <p className={css.text}>{description}</p>}
      </div>
      <div className={css.stage}>
        <div className={css.picture}>
          <Picture
            original={image?.original}
            caption={image?.caption}
            alt={name ?? undefined}
            width={800}
            height={800}
            sizes="(min-width: 996px) 232px, 150px"
            priority
          />
        </div>
      </div>
    </header>
  )
}

type CategoryHeaderProps = {
  category: {
    slug: string
    name: string | null
    description: string | null
    image: { original: string; caption: string | null } | null
  }
  /** Beside the name: how many products there are. */
  note: ReactNode
}
