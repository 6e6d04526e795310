import { NORM_SET_COUNT } from '#company/norms.ts'
import { texts } from '#company/texts/index.ts'
import { readSet } from '#gateway/rental/normsUrl.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'
import { normsQuery } from '#renderer/sets/normsQuery.ts'

export default {
  norms: pageQuery({
    document: normsQuery,
    variables: ({ search, period }) => ({ set: readSet(search, NORM_SET_COUNT), period }),
    head: () => ({
      title: texts.howMany.headTitle,
      description: texts.howMany.description,
    }),
    // A company without norms, or without the things that they are for, has no such page.
    found: ({ guestNorms }) => guestNorms?.norms.some(({ product }) => product !== null) ?? false,
  }),
}
