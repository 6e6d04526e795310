import { createElement, type ReactNode } from 'react'
import '#renderer/page/pageContext.ts'

type Part = { source: string; html: string | undefined }

/** Of the page that is being rendered: React renders it without a pause. */
let page: { kept: Vike.KeptParts; parts: Part[] } | null = null

/**
 * On the server: a part of a page whose HTML is kept for other pages that show the same. `source` is all that it depends on: equal sources,
 * equal HTML. The part is an element, holds no such part, and has no id of React's, which would depend on its place.
 */
export function keptPart(source: string, render: () => ReactNode): ReactNode {
  if (!page) return render()
  const html = page.kept.get(source)
  const at = page.parts.push({ source, html }) - 1
  return createElement(TAG, { at }, html === undefined ? render() : null)
}

// No text that a service sent has this tag: texts are escaped, and their HTML may have only a few tags.
const TAG = 'kept-part'
const OPEN = `<${TAG} at="`
const CLOSE = `</${TAG}>`
const REACT_ID = '"_R_'

/** Renders a page with the parts that are kept, and keeps those that are new. */
export function withKeptParts(kept: Vike.KeptParts | undefined, render: () => string): string {
  if (!kept) return render()
  const parts: Part[] = []
  page = { kept, parts }
  let html: string
  try {
    html = render()
  } finally {
    page = null
  }
  let made = ''
  let copied = 0
  for (let start = html.indexOf(OPEN); start >= 0; start = html.indexOf(OPEN, copied)) {
    const opened = html.indexOf('">', start)
    const closed = html.indexOf(CLOSE, opened)
    const part = parts[Number(html.slice(start + OPEN.length, opened))]
    const drawn = part?.html ?? html.slice(opened + 2, closed)
    if (part?.html === undefined && part && !drawn.includes(REACT_ID)) kept.set(part.source, drawn)
    made += html.slice(copied, start) + drawn
    copied = closed + CLOSE.length
  }
  return made + html.slice(copied)
}
