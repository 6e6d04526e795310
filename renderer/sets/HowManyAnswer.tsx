import { type ReactNode, useEffect } from 'react'
import { texts } from '#company/texts/index.ts'
import { replaceUrl } from '#renderer/runtime/replaceUrl.ts'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './HowMany.module.css'
import { HowMany } from './HowMany.tsx'
import { type Norms, useNorms } from './useNorms.ts'

/** «Сколько мне нужно» on a page at this path, whose URL follows the fields, so that it can be sent. */
export function HowManyAnswer({ initial, path, children }: HowManyAnswerProps) {
  const norms = useNorms(initial)
  const search = norms.state?.search
  useEffect(() => {
    if (search !== undefined) replaceUrl(path + search)
  }, [path, search])
  if (norms.isNothing) return <NothingToCount>{children}</NothingToCount>
  if (!norms.state?.lines.length) return <NormsMissing norms={norms} />
  return <HowMany state={norms.state}>{children}</HowMany>
}

/** The catalogue has none of the products that the norms are for: where else to look, and whom to ask. */
function NothingToCount({ children }: { children: ReactNode }) {
  return (
    <div className={`${css.panel} ${css.nothing}`}>
      {children}
      <p>{texts.norms.nothing}</p>
      <Button variant="primary" size="lg" href="/catalog">
        {texts.words.toCatalogue}
      </Button>
      <CallButton size="lg" />
    </div>
  )
}

export type HowManyAnswerProps = {
  /** The parameters of the URL to begin with. */
  initial: Readonly<Record<string, string>>
  path: string
  /** The heading. */
  children: ReactNode
}

/** In place of the answer: it is on its way, or its services do not answer. */
export function NormsMissing({
  norms: { isLoading, retry },
  waiting = <Skeleton height={120} />,
}: {
  norms: Norms
  waiting?: ReactNode
}) {
  if (isLoading) return waiting
  return <FailedBlock size="part" title={texts.norms.allFailed} onRetry={retry} />
}
