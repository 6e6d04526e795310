import { builder } from '../context/builder.ts'
import { exposed } from '../context/exposed.ts'
import type { ShopAnswer } from '../search/answers.ts'
import { pageType } from './paging.ts'

const ShopAnswerRef = builder.objectRef<ShopAnswer>('ShopAnswer').implement({
  description:
    'A passage of the shop’s own texts: a question with its answer, a part of the terms, an office, or a page.',
  fields: (t) =>
    exposed(t, {
      title: 'The question, or the title of the page, in the shop’s language.',
      section: ['String?', 'The heading of the part; null: it is the page.'],
      text: ['String?', 'Its text without tags, at most 400 characters.'],
      url: 'The path of the page: `/` for a question, `/rent-terms`, `/contacts`, ….',
    }),
})

export const ShopAnswerPage = pageType('ShopAnswerPage', ShopAnswerRef, 'A page of answers.')
