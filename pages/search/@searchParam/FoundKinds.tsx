import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import { SceneRow } from '#renderer/cards/SceneRow.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import {
  answerPath,
  answerTitle,
  articlePath,
  assortmentPath,
  categoryPath,
  solutionPath,
} from '#renderer/page/paths.ts'
import { Chip, ChipRow } from '#renderer/ui/Chip.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import type { Found } from './+query.ts'
import css from './Page.module.css'

type Kind = Found['groups'][number]

/** The results besides products, in the order of the answer: each kind with a heading and its count. */
export function FoundKinds({ found, kinds, lead = false }: FoundKindsProps) {
  const { minOrderDays } = useDates().rules
  const { solutions, assortments, categories, articles, answers } = found
  const content = {
    PRODUCTS: null,
    SOLUTIONS: solutions?.items.map(({ id, slug, name, image, products, priceHint }, index) => (
      <SceneRow
        key={id}
        href={solutionPath(slug)}
        name={name ?? texts.places.solution}
        text={positionsText(products.length)}
        image={image}
        large={lead && index === 0}
      >
        {priceHint !== null && minOrderDays !== null && (
          <p>
            {texts.card.from}
            <b>{roubles(priceHint)}</b> <span>{texts.card.forDays(daysText(minOrderDays))}</span>
          </p>
        )}
      </SceneRow>
    )),
    ASSORTMENTS: assortments?.items.map(({ id, slug, name, description, image }) => (
      <SceneRow
        key={id}
        href={assortmentPath(slug)}
        name={name ?? texts.places.assortment}
        text={description}
        image={image}
      />
    )),
    CATEGORIES: (
      <ChipRow>
        {categories?.items.map(({ slug, name, productsCount }) => (
          <Chip key={slug} href={categoryPath(slug)}>
            {name ?? slug}
            <span className="muted">{productsCount}</span>
          </Chip>
        ))}
      </ChipRow>
    ),
    ARTICLES: articles?.items.map((article) => (
      <SceneRow
        key={article.id}
        href={articlePath(article)}
        name={article.title ?? texts.places.article}
        text={article.excerpt}
        image={article.image}
      />
    )),
    ANSWERS: answers?.items.map((answer) => (
      <article key={answer.title + answer.section} className={css.answer}>
        <h3 className="h3">
          <TextLink href={answerPath(answer)}>{answerTitle(answer)}</TextLink>
        </h3>
        {answer.text && <p>{answer.text}</p>}
      </article>
    )),
  }
  return kinds.map((kind) => (
    <section key={kind} id={kindId(kind)} className={css.kind} aria-labelledby={`${kindId(kind)}-title`}>
      <SectionHeader id={`${kindId(kind)}-title`} title={TITLES[kind]} {...moreOf(kind, found)} />
      {content[kind]}
    </section>
  ))
}

type FoundKindsProps = {
  found: Found
  kinds: readonly Kind[]
  /** These come before the products: the first set is what was asked for, and stands large. */
  lead?: boolean
}

/** How many of each kind are found, as links to their place on the page. */
export function FoundCounts({ found, products }: { found: Found; products: number | null }) {
  return (
    <nav aria-label={texts.found.counts} className={css.kind}>
      <ChipRow>
        {found.groups.map((kind) => (
          <Chip key={kind} href={kind === 'PRODUCTS' ? '#products' : `#${kindId(kind)}`}>
            {TITLES[kind]}
            <span className="muted">{countOf(kind, found, products)}</span>
          </Chip>
        ))}
      </ChipRow>
    </nav>
  )
}

const TITLES: Record<Kind, string> = {
  PRODUCTS: texts.found.products,
  SOLUTIONS: texts.frame.solutions,
  ASSORTMENTS: texts.found.assortments,
  CATEGORIES: texts.frame.categories,
  ARTICLES: texts.frame.articles,
  ANSWERS: texts.found.answers,
}

function kindId(kind: Kind): string {
  return `found-${kind.toLowerCase()}`
}

// A list of products can be leafed through; of the others the count is of what is seen here.
function countOf(kind: Kind, found: Found, products: number | null) {
  const shown = {
    SOLUTIONS: found.solutions,
    ASSORTMENTS: found.assortments,
    CATEGORIES: found.categories,
    ARTICLES: found.articles,
    ANSWERS: found.answers,
  }
  const count = kind === 'PRODUCTS' ? products : shown[kind]?.items.length
  return count == null ? null : thousands(count)
}

/** The way to the whole list, where it is longer than what is shown. */
function moreOf(kind: Kind, { solutions, articles }: Found) {
  if (kind === 'SOLUTIONS' && isCut(solutions))
    return { moreTitle: texts.places.allSolutions, moreHref: '/solutions' }
  if (kind === 'ARTICLES' && isCut(articles))
    return { moreTitle: texts.places.allArticles, moreHref: '/articles' }
  return {}
}

function isCut(list: { total: number | null; items: readonly unknown[] } | null): boolean {
  return list?.total != null && list.total > list.items.length
}
