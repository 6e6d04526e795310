import { listingQueries } from '#renderer/catalog/listing.ts'
import { pageNumberText } from '#renderer/catalog/pageNumberText.ts'
import { popularCategoriesQuery } from '#renderer/catalog/popularCategoriesQuery.ts'
import { searchText } from './searchText.ts'

export default {
  ...listingQueries(
    (input) => ({ search: searchText(input.params) }),
    (products, input) => {
      const text = searchText(input.params)
      if (text === '') return { title: 'Поиск по\u00A0каталогу — «Сутки»' }
      return {
        title: `«${text}»: поиск по\u00A0каталогу${pageNumberText(products.page)} — «Сутки»`,
        description: `Что можно взять в\u00A0аренду посуточно по\u00A0запросу «${text}».`,
      }
    },
  ),
  popular: popularCategoriesQuery,
}
