import type { PageContextClient } from 'vike/types'
import { returnToScroll, savedScroll } from './runtime/scrollPlace.ts'
import { scrollToAnchor } from './runtime/scrollToAnchor.ts'

/** After a navigation: the router scrolls to the top or to the former position; the scroll target may appear later. */
export default function onPageTransitionEnd({ isHistoryNavigation }: PageContextClient): void {
  const place = isHistoryNavigation ? savedScroll() : null
  if (place !== null) returnToScroll(place)
  else scrollToAnchor()
}
