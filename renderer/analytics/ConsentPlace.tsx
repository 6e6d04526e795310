import { usePageContext } from 'vike-react/usePageContext'
import { useLateCode } from '#renderer/runtime/useLateCode.ts'

/** Where consent is asked for, in a shop that has analytics at all: others do not fetch the code for it. */
export function ConsentPlace() {
  const { gtmId } = usePageContext().site
  const Notice = useLateCode(gtmId !== null, loadNotice, () => {})
  return Notice && gtmId !== null && <Notice gtmId={gtmId} />
}

async function loadNotice() {
  return (await import('./ConsentNotice.tsx')).ConsentNotice
}
