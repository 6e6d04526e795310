import type { ReactNode } from 'react'
import { Scene } from '#renderer/cards/Scene.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import type { AssortmentDetails } from './+query.ts'
import css from './AssortmentHeader.module.css'

/** The assortment's name and description beside its picture; without one the words have the width. */
export function AssortmentHeader({ assortment, name, note }: AssortmentHeaderProps) {
  const { description, image } = assortment
  return (
    <header className={css.header}>
      <div>
        <PageTitle note={note}>{name}</PageTitle>
        {description && <p className={css.text}>{description}</p>}
      </div>
      {image && (
        <Scene
          image={image}
          name={name}
          sizes="(min-width: 996px) 480px, 94vw"
          className={css.scene}
          priority
        />
      )}
    </header>
  )
}

type AssortmentHeaderProps = {
  assortment: AssortmentDetails
  name: string
  /** Beside the name: the number of products. */
  note: ReactNode
}
