import { classes } from './classes.ts'
import { Picture } from './Picture.tsx'
import css from './Thumb.module.css'

/** A small picture of a product on sand, as wide as its column; decoration beside the name. */
export function Thumb({ images, sizes, faded = false, className }: ThumbProps) {
  return (
    <span className={classes(css.thumb, faded && css.faded, className)}>
      <Picture original={images?.[0]?.original} form="square" alt="" widths={[160, 320]} sizes={sizes} />
    </span>
  )
}

export type ThumbProps = {
  images: readonly { original: string }[] | undefined
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string
  /** The product does not count. */
  faded?: boolean
  className?: string | undefined
}
