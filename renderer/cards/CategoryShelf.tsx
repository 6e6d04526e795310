import { useId, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import { classes } from '#renderer/ui/classes.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { ArrowLeft, ArrowRight } from '#renderer/ui/icons.ts'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { CategoryCard } from './CategoryCard.tsx'
import css from './CategoryShelf.module.css'
import type { CategoryCardData } from './fragments.ts'
import { useShelfSlider } from './useShelfSlider.ts'

/**
 * Popular categories on one long shelf: a row that scrolls, and near the screen a slider, which loops and moves by itself unless the
 * visitor prefers less motion. Nothing is rendered when there are no categories.
 */
export function CategoryShelf(props: CategoryShelfProps) {
  // The slides move about in the document: another list is another shelf.
  const key = props.categories.map(({ id }) => id).join()
  return props.categories.length > 0 ? <Shelf key={key} {...props} /> : null
}

export type CategoryShelfProps = {
  categories: readonly CategoryCardData[]
}

function Shelf({ categories }: CategoryShelfProps) {
  const titleId = useId()
  const section = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const { isSlider, move } = useShelfSlider(section, row)

  return (
    <section aria-labelledby={titleId} ref={section} className={`screen-only ${css.section}`}>
      <Wrap section>
        <SectionHeader
          title={texts.card.popularCategories}
          id={titleId}
          moreTitle={texts.card.seeAll}
          moreHref="/categories"
        >
          <div className={css.arrows}>
            <IconButton label={texts.card.back} onClick={() => move(-1)}>
              <Icon of={ArrowLeft} />
            </IconButton>
            <IconButton label={texts.card.forward} onClick={() => move(1)}>
              <Icon of={ArrowRight} />
            </IconButton>
          </div>
        </SectionHeader>
      </Wrap>
      <div className={css.shelf}>
        <div ref={row} className={classes(css.row, isSlider && css.slider)}>
          <ul className={`swiper-wrapper ${css.track}`}>
            {categories.map((category) => (
              <li key={category.id} className={`swiper-slide ${css.slide}`}>
                <CategoryCard
                  category={category}
                  sizes="(min-width: 1440px) 232px, (min-width: 744px) 208px, 150px"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
