import type { PageContextClient } from 'vike/types'
import { scrollToAnchor } from './navigation/scrollToAnchor.ts'

/** After a navigation: Vike has scrolled to the top, or back to where the visitor was; an anchor may come later. */
export default function onPageTransitionEnd({ isHistoryNavigation }: PageContextClient): void {
  if (!isHistoryNavigation) scrollToAnchor()
}
