import { type ReactNode, useEffect } from 'react'
import { replaceUrl } from '#renderer/runtime/replaceUrl.ts'
import { HowMany } from './HowMany.tsx'
import { NormsMissing } from './NormsMissing.tsx'
import { useNorms } from './useNorms.ts'

/** «Сколько мне нужно» on a page at this path, whose URL follows the fields, so that it can be sent. */
export function HowManyAnswer({ initial, path, children }: HowManyAnswerProps) {
  const norms = useNorms(initial)
  const search = norms.state?.search
  useEffect(() => {
    if (search !== undefined) replaceUrl(path + search)
  }, [path, search])
  if (!norms.state?.lines.length) return <NormsMissing norms={norms} />
  return <HowMany state={norms.state}>{children}</HowMany>
}

export type HowManyAnswerProps = {
  /** The parameters of the URL to begin with. */
  initial: Readonly<Record<string, string>>
  path: string
  /** The heading. */
  children: ReactNode
}
