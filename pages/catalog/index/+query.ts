import { texts } from '#company/texts/index.ts'
import { listingQueries } from '#renderer/catalog/listing.ts'
import { pageNumberText } from '#renderer/catalog/pageRange.ts'

export default listingQueries(
  () => ({}),
  (products) => ({
    title: texts.catalogPage.title(pageNumberText(products.page)),
    description: texts.catalogPage.description,
  }),
)
