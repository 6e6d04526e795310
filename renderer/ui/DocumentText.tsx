import { Fragment } from 'react'
import { TextLink } from './TextLink.tsx'

/** A text in which each name in [square brackets] is a link to a page, in the order of their slugs. */
export function DocumentText({ text, pages }: { text: string; pages: readonly string[] }) {
  // Every second part was in brackets.
  return text.split(/[[\]]/).map((part, index) => {
    const page = index % 2 === 1 && pages[(index - 1) / 2]
    const key = `${index} ${part}`
    return page ? (
      <TextLink key={key} href={`/${page}`}>
        {part}
      </TextLink>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
}
