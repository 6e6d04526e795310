import { builder } from '../context/builder.ts'
import type { ShopAnswer } from '../search/answers.ts'
import { pageType } from './paging.ts'

const ShopAnswerRef = builder.objectRef<ShopAnswer>('ShopAnswer').implement({
  description:
    'A passage of the shop’s own texts: a question with its answer, a part of the terms, an office, or a page.',
  fields: (t) => ({
    title: t.exposeString('title', {
      description: 'The question, or the title of the page, in the shop’s language.',
    }),
    section: t.exposeString('section', {
      nullable: true,
      description: 'The heading of the part; null: it is the page.',
    }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'Its text without tags, at most 400 characters.',
    }),
    url: t.exposeString('url', {
      description: 'The path of the page: `/` for a question, `/rent-terms`, `/contacts`, ….',
    }),
  }),
})

export const ShopAnswerPage = pageType('ShopAnswerPage', ShopAnswerRef, 'A page of answers.')
