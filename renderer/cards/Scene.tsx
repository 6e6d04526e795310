import { classes } from '#renderer/ui/classes.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import css from './SceneCard.module.css'

/** The picture of a scene, 3:2: on top of its card or of its page. */
export function Scene({ image, name, sizes, priority, ground, className }: SceneProps) {
  return (
    <div className={classes(css.scene, ground && css.ground, className)}>
      <Picture
        original={image?.original ?? null}
        alt={pictureText(image?.caption, name)}
        width={1200}
        sizes={sizes}
        priority={priority}
      />
    </div>
  )
}

type SceneProps = {
  image: { original: string; caption: string | null } | null
  /** The name beside the picture. */
  name: string
  /** How wide the card is, as in `<img sizes>`. */
  sizes: string
  priority?: boolean | undefined
  /** With the scale of 48 half-hours below it, as solutions do. */
  ground?: boolean
  className?: string | undefined
}

/** The text of a card's picture beside the card's name: its caption, or nothing where that would repeat the name. */
export function pictureText(caption: string | null | undefined, name: string): string {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
  return caption && words(caption) !== words(name) ? caption : ''
}
