import { TextLink } from './TextLink.tsx'

/** A text with links to pages of the shop: its parts, or names of documents with the slugs of their pages. */
export function DocumentText({
  parts,
}: {
  parts: readonly (string | readonly [name: string, page: string])[]
}) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <TextLink key={part[1]} href={`/${part[1]}`}>
        {part[0]}
      </TextLink>
    ),
  )
}
