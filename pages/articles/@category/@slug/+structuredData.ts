import { articlePath } from '#renderer/page/paths.ts'
import { structuredDataOf } from '#renderer/page/structuredData.ts'
import { companyId } from '#renderer/page/things.ts'
import query from './+query.ts'

export default structuredDataOf(query, ({ article: answer }, { siteUrl, urlOf }) => {
  const article = answer?.article
  if (!article) return []
  const url = urlOf(articlePath(article))
  return [
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      headline: article.title ?? 'Статья',
      ...(article.excerpt && { description: article.excerpt }),
      ...(article.image && { image: article.image.url }),
      ...(article.publishedAt && { datePublished: article.publishedAt }),
      ...(article.category?.name && { articleSection: article.category.name }),
      ...(article.readingMinutes && { timeRequired: `PT${article.readingMinutes}M` }),
      inLanguage: 'ru',
      author: { '@id': companyId(siteUrl) },
      publisher: { '@id': companyId(siteUrl) },
    },
  ]
})
