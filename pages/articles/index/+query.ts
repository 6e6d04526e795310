import { texts } from '#company/texts/index.ts'
import { articleQueries } from '#renderer/catalog/articleQueries.ts'
import { pageNumberText } from '#renderer/catalog/pageRange.ts'

export default articleQueries(
  () => null,
  ({ page }) => ({
    title: texts.articles.listTitle(pageNumberText(page)),
    description: texts.articles.listDescription,
  }),
)
