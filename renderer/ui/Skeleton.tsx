import { classes } from './classes.ts'
import css from './Skeleton.module.css'

/** A grey place where something will be; silent to screen readers. Give it the size of what comes. */
export function Skeleton({ width = '100%', height, ratio, above, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(css.skeleton, className)}
      style={{ width, height, aspectRatio: ratio, marginTop: above }}
    />
  )
}

export type SkeletonProps = {
  /** CSS length or pixels. */
  width?: string | number
  height?: string | number | undefined
  /** Width to height, instead of a height: 1 is a square. */
  ratio?: number | undefined
  /** Pixels between it and what is above it. */
  above?: number
  className?: string | undefined
}
