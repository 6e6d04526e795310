import { articleQueries } from '#renderer/catalog/articleQueries.ts'
import { pageNumberText } from '#renderer/catalog/texts.ts'

export default articleQueries(
  () => null,
  ({ page }) => ({
    title: `Статьи: расчёты, схемы и\u00A0правила аренды${pageNumberText(page)}`,
    description:
      'Сколько стульев, посуды и\u00A0киловатт нужно на\u00A0праздник, как\u00A0выбрать шатёр и\u00A0за\u00A0что платят при\u00A0возврате: полезно знать до\u00A0заказа.',
  }),
)
