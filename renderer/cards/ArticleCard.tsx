import { texts } from '#company/texts/index.ts'
import { articlePath } from '#renderer/page/paths.ts'
import { DayOf } from '#renderer/settings/DayOf.tsx'
import { classes } from '#renderer/ui/classes.ts'
import type { ArticleCardData } from './fragments.ts'
import { Scene } from './Scene.tsx'
import css from './SceneCard.module.css'

/** An article of the blog: its scene, category and how long it takes to read. */
export function ArticleCard({
  article,
  headingLevel = 3,
  withDate = false,
  priority,
  isLead,
}: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  const title = article.title ?? texts.places.article
  return (
    <article className={classes(css.card, css.article, isLead && css.lead)}>
      <Scene image={article.image} name={title} sizes={isLead ? LEAD_SIZES : SIZES} priority={priority} />
      <p className={css.meta}>
        {article.category?.name && <span>{article.category.name}</span>}
        {withDate && article.publishedAt !== null && <DayOf moment={article.publishedAt} />}
        {article.readingMinutes !== null && <span>{texts.article.readingTime(article.readingMinutes)}</span>}
      </p>
      <Heading className={css.articleTitle}>
        <a className="over" href={articlePath(article)}>
          {title}
        </a>
      </Heading>
    </article>
  )
}

export type ArticleCardProps = {
  article: ArticleCardData
  headingLevel?: 2 | 3
  /** Says when it was published, too. */
  withDate?: boolean
  /** The picture is above the fold: load it first. */
  priority?: boolean
  /** The first of a list: larger than the others. */
  isLead?: boolean
}

const SIZES = '(min-width: 1536px) 448px, (min-width: 744px) calc(33.3vw - 56px), calc(100vw - 32px)'
const LEAD_SIZES = '(min-width: 1536px) 944px, (min-width: 744px) calc(66.6vw - 64px), calc(100vw - 32px)'
