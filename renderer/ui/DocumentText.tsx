import { TextLink } from './TextLink.tsx'

/** A text with links to pages of the shop: its parts, or names of documents with the slugs of their pages. */
export function DocumentText({
  parts,
}: {
  parts: readonly (string | readonly [name: string, page: string])[]
}) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: one document may be named twice, and parts never move
      <TextLink key={index} href={`/${part[1]}`}>
        {part[0]}
      </TextLink>
    ),
  )
}
