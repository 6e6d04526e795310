import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { NORMS_PATH } from '#renderer/page/paths.ts'
import { HowManyAnswer } from '#renderer/sets/HowManyAnswer.tsx'
import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'

/** The needs of so many guests, by the norms in the URL: to be sent, and to be put into the cart. */
export default function Page() {
  const { urlParsed } = usePageContext()
  return (
    <Wrap>
      <Breadcrumbs items={[{ title: texts.howMany.title }]} />
      <HowManyAnswer initial={urlParsed.search} path={NORMS_PATH}>
        <h1 className="h2">{texts.howMany.title}</h1>
      </HowManyAnswer>
    </Wrap>
  )
}
