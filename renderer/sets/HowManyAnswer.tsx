import { useEffect } from 'react'
import { texts } from '#company/texts/index.ts'
import { replaceUrl } from '#renderer/runtime/replaceUrl.ts'
import { HowMany } from './HowMany.tsx'
import { NormsMissing } from './NormsMissing.tsx'
import { useNorms } from './useNorms.ts'

/** «Сколько мне нужно» on its own page: the URL follows the fields, so that it can be sent. */
export function HowManyAnswer({ initial }: { initial: Readonly<Record<string, string>> }) {
  const norms = useNorms(initial)
  const url = norms.state?.url
  useEffect(() => {
    if (url !== undefined) replaceUrl(url)
  }, [url])
  if (!norms.state?.lines.length) return <NormsMissing norms={norms} />
  return (
    <HowMany state={norms.state}>
      <h1 className="h2">{texts.howMany.title}</h1>
    </HowMany>
  )
}
