import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './TextSkeleton.module.css'

/** A text to read: paragraphs in the width of one column. */
export function TextSkeleton() {
  return (
    <div className={css.text}>
      {LINES.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <Skeleton key={line} width={width} height={18} />
      ))}
    </div>
  )
}

const LINES = ['100%', '96%', '98%', '64%', '100%', '92%', '97%', '40%', '100%', '95%', '70%']
