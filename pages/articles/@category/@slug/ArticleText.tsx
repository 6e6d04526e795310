import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { Prose } from '#renderer/ui/Prose.tsx'
import { ArticleInset } from './ArticleInset.tsx'
import css from './ArticleText.module.css'

/** The text of an article, with one product that it mentions before the section in its middle. */
export function ArticleText({ parts, inset, fallback }: ArticleTextProps) {
  if (parts.length === 0) return fallback && <p className={css.fallback}>{fallback}</p>
  if (!inset) return <Prose lead html={parts.join('')} />
  const middle = Math.ceil(parts.length / 2)
  return (
    <>
      <Prose lead html={parts.slice(0, middle).join('')} />
      <ArticleInset product={inset} />
      <Prose html={parts.slice(middle).join('')} />
    </>
  )
}

type ArticleTextProps = {
  /** Sanitised HTML, cut before its headings. */
  parts: readonly string[]
  inset: ProductCardData | null
  /** Instead of a text that is not there. */
  fallback: string | null
}
