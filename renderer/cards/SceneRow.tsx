import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#renderer/ui/classes.ts'
import { Scene } from './Scene.tsx'
import css from './SceneCard.module.css'

/** A solution, an assortment or an article in a row: its scene, name, and what it says of itself. */
export function SceneRow({ href, name, text, image, large = false, children }: SceneRowProps) {
  return (
    <article className={classes(css.card, css.row, large && css.large)}>
      <Scene
        image={image}
        name={name}
        sizes={large ? '(min-width: 744px) 50vw, 100vw' : '(min-width: 525px) 16vw, 84px'}
      />
      <div>
        <h3 className={large ? 'h2' : 'h3'}>
          <a className="over" href={href}>
            {name}
          </a>
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
  /** The picture takes half of the width, on a phone all of it. */
  large?: boolean
  children?: ReactNode
}
