import { articlePath } from '#renderer/navigation/paths.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import type { ArticleCardData } from './fragments.ts'
import css from './SceneCard.module.css'

/** An article of the blog: its scene, category and how long it takes to read. */
export function ArticleCard({ article, headingLevel = 3, priority }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  const title = article.title ?? 'Статья'
  const { original = null, caption = null } = article.image ?? {}
  return (
    <article className={`${css.card} ${css.article}`}>
      <div className={css.scene}>
        <Picture
          original={original}
          caption={caption}
          alt={title}
          width={1200}
          height={800}
          sizes="(min-width: 744px) 31vw, 94vw"
          priority={priority}
        />
      </div>
      <p className={css.meta}>
        {article.category?.name && <span>{article.category.name}</span>}
        {article.readingMinutes !== null && <span>{article.readingMinutes}&nbsp;мин чтения</span>}
      </p>
      <Heading className={css.articleTitle}>
        <a href={articlePath(article)}>{title}</a>
      </Heading>
    </article>
  )
}

export type ArticleCardProps = {
  article: ArticleCardData
  headingLevel?: 2 | 3
  /** The picture is seen at once: load it first. */
  priority?: boolean
}
