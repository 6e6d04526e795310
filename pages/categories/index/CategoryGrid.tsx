import { CategoryCard } from '#renderer/cards/CategoryCard.tsx'
import type { CategoryCardData } from '#renderer/cards/fragments.ts'
import css from './CategoryGrid.module.css'

// Cards of the widest screen's first row.
const FIRST_ROW = 4

/** All categories on shelves: a line runs under each row. */
export function CategoryGrid({ categories }: { categories: readonly CategoryCardData[] }) {
  return (
    <ul className={css.grid}>
      {categories.map((category, index) => (
        <li key={category.id} className={css.cell}>
          <CategoryCard
            category={category}
            sizes="(min-width: 1200px) 23vw, (min-width: 744px) 31vw, 46vw"
            priority={index < FIRST_ROW}
          />
        </li>
      ))}
    </ul>
  )
}
