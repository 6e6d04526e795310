import { lazy, Suspense } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { NORMS_PATH } from '#renderer/page/paths.ts'
// The page links the sheet of what comes late: without scripts, and before these, it is all there.
import '#renderer/sets/HowMany.module.css'
import { HowManyAnswer } from '#renderer/sets/HowManyAnswer.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'

// Late in browsers: other pages show it late, too, and no script of theirs grows by it.
const Answer = import.meta.env.SSR
  ? HowManyAnswer
  : lazy(async () => ({
      default: (await import('#renderer/sets/CategoryAnswer.tsx')).lateAnswers.HowManyAnswer,
    }))

/** What so many guests need, by the norms in the URL: to be sent, and to be put into the cart. */
export default function Page() {
  const { urlParsed } = usePageContext()
  return (
    <Wrap>
      <Breadcrumbs items={[{ title: texts.howMany.title }]} />
      <Suspense>
        <Answer initial={urlParsed.search} path={NORMS_PATH}>
          <h1 className="h2">{texts.howMany.title}</h1>
        </Answer>
      </Suspense>
    </Wrap>
  )
}
