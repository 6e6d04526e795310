import { texts } from '#company/texts/index.ts'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import type { Norms } from './useNorms.ts'

/** In place of the answer: it is on its way, or its services do not answer. */
export function NormsMissing({ norms: { isLoading, retry } }: { norms: Norms }) {
  if (isLoading) return <Skeleton height={120} />
  return <FailedBlock size="part" title={texts.norms.allFailed} onRetry={retry} />
}
