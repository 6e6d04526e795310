import { NORM_SET_COUNT } from '#company/norms.ts'
import { texts } from '#company/texts/index.ts'
import { readSet } from '#gateway/rental/normsUrl.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'
import { normsQuery } from '#renderer/sets/normsQuery.ts'

export default {
  norms: pageQuery({
    document: normsQuery,
    variables: ({ search, period }) => ({ set: readSet(search, NORM_SET_COUNT), period }),
    // Without the products that the norms are for there is nothing to count, and nothing for search engines.
    head: ({ guestNorms }) => ({
      title: texts.howMany.headTitle,
      description: texts.howMany.description,
      noindex: !guestNorms?.norms.some(({ product }) => product),
    }),
    // A company without norms has no such page.
    found: ({ guestNorms }) => guestNorms !== null,
  }),
}
