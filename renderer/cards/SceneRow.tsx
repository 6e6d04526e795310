import type { ComponentProps, ReactNode } from 'react'
import { Scene } from './Scene.tsx'
import css from './SceneCard.module.css'

/** A solution, an assortment or an article in a row: its scene, name, and what it says of itself. */
export function SceneRow({ href, name, text, image, children }: SceneRowProps) {
  return (
    <article className={`${css.card} ${css.row}`}>
      <Scene image={image} name={name} sizes="(min-width: 525px) 16vw, 84px" />
      <div>
        <h3 className="h3">
          <a href={href}>{name}</a>
        </h3>
        {text && <p className="small muted">{text}</p>}
        {children}
      </div>
    </article>
  )
}

type SceneRowProps = Pick<ComponentProps<typeof Scene>, 'image' | 'name'> & {
  href: string
  text: string | null
  children?: ReactNode
}
