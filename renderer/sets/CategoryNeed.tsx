import { texts } from '#company/texts/index.ts'
import { NORMS_PATH } from '#renderer/page/paths.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './CategoryNeed.module.css'

/** How many of a category guests need: one line above its products, whose code and answer come after the page. */
export function CategoryNeed({ slug }: { slug: string }) {
  return (
    <div className={css.place}>
      <div className="needs-scripts">
        <LateBlock name="category-need" load={loadAnswer} props={{ slug }} title={texts.norms.failed}>
          <Skeleton className={css.waiting} />
        </LateBlock>
      </div>
      <noscript>
        <TextLink href={NORMS_PATH}>{texts.howMany.title}</TextLink>
      </noscript>
    </div>
  )
}

const loadAnswer = async () => (await import('./CategoryAnswer.tsx')).lateAnswers.CategoryAnswer
