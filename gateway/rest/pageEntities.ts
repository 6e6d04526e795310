/** A button of a block: it leads to `url`, or does the `action` that the storefront knows by that name. */
export type ContentBlockButton = { title: string; action: string | null; url: string | null }

/** One entry of a block: an advantage, a step or a question with its answer. */
export type ContentBlockItem = {
  icon: string | null
  title: string | null
  text: string | null
  number: number | null
  question: string | null
  /** Sanitized HTML. */
  answer: string | null
}

/** A part of a page that the storefront draws by its `type`. */
export type ContentBlock = {
  type: string
  title: string | null
  subtitle: string | null
  text: string | null
  buttonTitle: string | null
  url: string | null
  limit: number | null
  buttons: ContentBlockButton[]
  items: ContentBlockItem[]
}

/** A page of texts: as HTML, or as blocks. */
export type ContentPage = {
  slug: string
  title: string | null
  description: string | null
  isDemo: boolean | null
  /** ISO 8601 with a zone. */
  updatedAt: string | null
  /** Sanitized HTML. */
  html: string | null
  blocks: ContentBlock[]
}
