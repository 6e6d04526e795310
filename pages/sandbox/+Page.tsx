import { lazy } from 'react'
import { ClientOnly } from 'vike-react/ClientOnly'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'

// Apart from the page's own entry: what stands here must not become part of the scripts that other pages share.
const Everything = lazy(async () => ({ default: (await import('./Everything.tsx')).Everything }))

/** Every component of the kit and of the shop in its states, on one sheet. */
export default function Page() {
  return (
    <Wrap>
      <PageTitle note="все состояния">Компоненты</PageTitle>
      <ClientOnly>
        <Everything />
      </ClientOnly>
    </Wrap>
  )
}
