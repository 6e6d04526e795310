import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { Part } from '#renderer/runtime/Part.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import type { PageBlock } from './usePageQuery.ts'

/** A section of a page with a service of its own: when that fails, the section offers a retry; there is none where the services do not have it. */
export function OptionalBlock<Data>({ block, title, children }: OptionalBlockProps<Data>) {
  const failed = (
    <Wrap as="section" section aria-label={title}>
      <FailedBlock title={title} onRetry={block.retry} busy={block.isRetrying}>
        {texts.lost.restWorks}
      </FailedBlock>
    </Wrap>
  )
  if (block.data === null) return block.isAbsent ? null : failed
  return (
    <Part name="block" fallback={failed} resetKey={block.data}>
      <Drawn data={block.data}>{children}</Drawn>
    </Part>
  )
}

// A component of its own: what its function throws is the part's failure, not the page's.
function Drawn<Data>({ data, children }: { data: Data; children: (data: Data) => ReactNode }) {
  return children(data)
}

export type OptionalBlockProps<Data> = {
  block: PageBlock<Data>
  /** The message that names the missing content: «Статьи не загрузились». */
  title: string
  children: (data: Data) => ReactNode
}
