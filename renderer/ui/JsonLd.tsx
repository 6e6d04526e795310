import { jsonLdText } from './jsonLd.ts'

/** Structured data for search engines; shows nothing. */
export function JsonLd({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON must keep; `jsonLdText` escapes what HTML reads.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
