import { lazy } from 'react'
import { ClientOnly } from 'vike-react/ClientOnly'
import { texts } from '#company/texts/index.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import queries from './+query.ts'

// Apart from the page's own entry: what stands here must not become part of the scripts that other pages share.
const Everything = lazy(async () => ({ default: (await import('./Everything.tsx')).Everything }))

/** Every component of the kit and of the shop in its states, on one sheet. */
export default function Page() {
  const products = usePageQuery(queries.samples)?.products.items ?? []
  return (
    <Wrap>
      <PageTitle note={texts.sandbox.note}>{texts.sandbox.title}</PageTitle>
      <ClientOnly>
        <Everything products={products} />
      </ClientOnly>
    </Wrap>
  )
}
