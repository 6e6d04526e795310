import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleCard } from './ArticleCard.tsx'
import type { ArticleCardData } from './fragments.ts'

test('the first article of a list loads a picture twice as wide as the others', () => {
  const article = {
    ...{ id: '1', slug: 'chairs', title: 'Стулья', category: null, readingMinutes: 3 },
    image: { original: 'a.webp', caption: null },
  } as ArticleCardData
  const widthOf = (isLead: boolean) =>
    Number(
      /sizes="\(min-width: 1536px\) (\d+)px/.exec(
        renderToStaticMarkup(<ArticleCard article={article} isLead={isLead} />),
      )?.[1],
    )
  expect(widthOf(true)).toBeGreaterThan(2 * widthOf(false))
})
