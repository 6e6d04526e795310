import { invalid, type Shape } from '../values/shape.ts'
import { cleanHtml } from './clean.ts'

const MAX_LENGTH = 200_000

/** HTML as a service sent it. Only what `createHtmlCleaner` makes of it may be shown. */
export class UncleanHtml {
  readonly source: string
  /** The part that may be shown, made when it is first asked for; null: nothing. */
  cleaned: string | null | undefined

  constructor(source: string) {
    this.source = source
  }
}

/** HTML that is cleaned when somebody asks for it: most answers carry texts that nobody reads. */
export const html: Shape<UncleanHtml | null> = {
  schema: { type: ['string', 'null'], maxLength: MAX_LENGTH, contentMediaType: 'text/html' },
  read(value, at) {
    if (typeof value !== 'string') return invalid(value, 'must be HTML', at, null)
    if (value.length > MAX_LENGTH)
      return invalid(value, `must have at most ${MAX_LENGTH} characters`, at, null)
    if (at && /\S/.test(value) && cleanHtml(value, () => '/') === null)
      at.issue('has nothing that may be shown, or is nested deeper than 100 levels')
    return /\S/.test(value) ? new UncleanHtml(value) : null
  },
}
