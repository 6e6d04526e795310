import { useNavigation } from '#renderer/runtime/navigation.ts'
import css from './ProgressLine.module.css'

/** The line under the header while a page is on its way. It is in the header, and takes no room. */
export function ProgressLine() {
  const isShown = useNavigation(({ waiting }) => waiting !== null && waiting.sign !== 'pressed')
  return isShown ? <div className={css.line} data-progress="" aria-hidden="true" /> : null
}
