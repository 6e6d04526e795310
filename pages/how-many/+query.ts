import { NORM_SET_COUNT } from '#company/norms.ts'
import { readSet } from '#gateway/rental/normsUrl.ts'
import { pageQuery } from '#renderer/page/pageQuery.ts'
import { normsQuery } from '#renderer/sets/normsQuery.ts'

export default {
  norms: pageQuery({
    document: normsQuery,
    variables: ({ search, period }) => ({ set: readSet(search, NORM_SET_COUNT), period }),
    head: () => ({
      title: 'Сколько мне нужно: расчёт на\u00A0гостей',
      description:
        'Назовите число гостей\u00A0— посчитаем, сколько взять стульев, столов и\u00A0посуды и\u00A0сколько это стоит.',
    }),
    // A company without norms, or without the things that they are for, has no such page.
    found: ({ guestNorms }) => guestNorms?.norms.some(({ product }) => product !== null) ?? false,
  }),
}
