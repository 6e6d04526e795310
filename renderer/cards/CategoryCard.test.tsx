import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CategoryCard } from './CategoryCard.tsx'
import type { CategoryCardData } from './fragments.ts'

test.each([
  [{ original: 'a.webp', caption: 'Стулья у окна' }, 'Стулья у окна'],
  [{ original: 'a.webp', caption: 'Стулья' }, ''],
  [{ original: 'a.webp', caption: null }, ''],
  [null, ''],
])('the picture %j of a category says its caption, and does not repeat the name beside it', (image, alt) => {
  const category = { id: '1', slug: 'stulya', name: 'Стулья', image } as CategoryCardData
  expect(renderToStaticMarkup(<CategoryCard category={category} sizes="50vw" />)).toContain(`alt="${alt}"`)
})
