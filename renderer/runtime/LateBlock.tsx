import { type ComponentType, type ReactNode, useState } from 'react'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { useLazyModule } from './lazyModule.tsx'
import { Part } from './Part.tsx'

/** A part whose code few visitors need: fetched when it is shown. `children` are shown until then; a failure can be tried again. */
export function LateBlock<Props extends object>({
  name,
  load,
  props,
  title,
  children,
}: LateBlockProps<Props>) {
  const [isFailed, setFailed] = useState(false)
  const Block = useLazyModule(!isFailed, load, () => setFailed(true))
  const failed = <FailedBlock size="part" title={title} onRetry={() => setFailed(false)} />
  if (isFailed) return failed
  return Block ? (
    <Part name={name} fallback={failed}>
      <Block {...props} />
    </Part>
  ) : (
    children
  )
}

export type LateBlockProps<Props> = {
  /** For the report of a failure: lowercase letters and hyphens. */
  name: string
  /** Fetches the code; it is fetched once. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** The message that names the missing content: «Похожие не загрузились». */
  title: string
  children: ReactNode
}
