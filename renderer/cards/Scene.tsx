import { classes } from '#renderer/ui/classes.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import css from './SceneCard.module.css'

/** The picture of a scene, on top of its card. */
export function Scene({ image, name, sizes, priority, className }: SceneProps) {
  return (
    <div className={classes(css.scene, className)}>
      <Picture
        original={image?.original ?? null}
        caption={image?.caption ?? null}
        alt={name}
        width={1200}
        height={800}
        sizes={sizes}
        priority={priority}
      />
    </div>
  )
}

type SceneProps = {
  image: { original: string; caption: string | null } | null
  /** What is shown, where the picture has no caption. */
  name: string
  /** How wide the card is, as in `<img sizes>`. */
  sizes: string
  priority?: boolean | undefined
  className?: string | undefined
}
