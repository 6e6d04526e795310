import { listingQueries } from '#renderer/catalog/listing.ts'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { pageNumberText } from '#renderer/catalog/texts.ts'
import { helpQuery } from './helpQuery.ts'
import { searchText, shownText } from './searchText.ts'

export default {
  ...listingQueries(
    (input) => ({ search: searchText(input.params) }),
    (products, input) => {
      const text = searchText(input.params)
      if (text === '') return { title: 'Поиск по\u00A0каталогу' }
      const words = products.searchedFor ?? shownText(text)
      return {
        title: `«${words}»: поиск по\u00A0каталогу${pageNumberText(products.page)}`,
        description: `Что можно взять в\u00A0аренду посуточно по\u00A0запросу «${words}».`,
      }
    },
  ),
  popular: popularCategoriesQuery,
  help: helpQuery,
}
