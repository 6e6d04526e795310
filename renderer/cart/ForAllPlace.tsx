import { useLateCode } from '#renderer/runtime/useLateCode.ts'
import type { ForAllProps } from './ForAll.tsx'

/** «На все 24» beside an extra that was chosen. Its code comes after the page's; without it the extra is counted by hand. */
export function ForAllPlace(props: ForAllProps) {
  const ForAll = useLateCode(true, loadForAll, () => {})
  return ForAll && <ForAll {...props} />
}

async function loadForAll() {
  return (await import('./ForAll.tsx')).ForAll
}
