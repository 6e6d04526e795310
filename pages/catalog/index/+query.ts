import { listingQueries } from '#renderer/catalog/listing.ts'
import { pageNumberText } from '#renderer/catalog/texts.ts'

export default listingQueries(
  () => ({}),
  (products) => ({
    title: `Каталог вещей в\u00A0аренду посуточно${pageNumberText(products.page)}`,
    description:
      'Мебель, посуда, шатры, звук и\u00A0свет для событий: цены за сутки и\u00A0за\u00A0ваши даты, остатки на\u00A0каждый день.',
  }),
)
