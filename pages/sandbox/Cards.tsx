import { daysIn } from '#gateway/rental/period.ts'
import { ArticleCard } from '#renderer/cards/ArticleCard.tsx'
import { AssortmentCard } from '#renderer/cards/AssortmentCard.tsx'
import { CategoryCard } from '#renderer/cards/CategoryCard.tsx'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { ProductCard } from '#renderer/cards/ProductCard.tsx'
import { SolutionCard } from '#renderer/cards/SolutionCard.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { Availability, StockNote } from '#renderer/ui/Availability.tsx'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import type { Samples } from './+query.ts'
import { Row, Sheet } from './Sheet.tsx'
import { useSamplePeriod } from './useSamplePeriod.ts'

/** The shop's cards, in all their states, and the marks of availability. */
export function Cards({ samples }: { samples: Samples }) {
  const { minOrderDays } = useDates()
  const [product] = samples.products.items
  return (
    <>
      <Sheet title="Наличие" text="Слово, число и форма; цвет — последним">
        <Row>
          <Availability stock={420} onDates={false} />
          <Availability stock={4} onDates={false} />
          <Availability stock={0} onDates={false} />
        </Row>
        <Row>
          <Availability stock={420} onDates />
          <Availability stock={4} onDates />
          <StockNote look="part">Свободно 3&nbsp;из&nbsp;24</StockNote>
          <Availability stock={0} onDates />
        </Row>
      </Sheet>
      {product && (
        <Sheet
          title="Карточка товара"
          text="Без дат, на даты, осталось мало, занято, нет в наличии, без картинки и цены"
        >
          <ProductCards product={product} />
          <Row>
            <SmallThumb {...product} />
            <SmallThumb {...product} faded />
            <SmallThumb images={[]} />
          </Row>
        </Sheet>
      )}
      <Sheet title="Другие карточки" text="Категория, решение, подборка, статья">
        <RuledGrid columns={[2, 2, 4]}>
          {samples.categories.items.map((category) => (
            <CategoryCard key={category.id} category={category} sizes="(min-width: 996px) 240px, 46vw" />
          ))}
        </RuledGrid>
        <RuledGrid columns={[1, 2, 2]}>
          {samples.solutions.items.map((solution) => (
            <SolutionCard key={solution.id} solution={solution} minOrderDays={minOrderDays} />
          ))}
        </RuledGrid>
        <RuledGrid columns={[2, 3, 3]}>
          {samples.assortments.items.map((assortment) => (
            <AssortmentCard key={assortment.id} assortment={assortment} />
          ))}
          {samples.articles.items.map((article) => (
            <ArticleCard key={article.id} article={article} withDate />
          ))}
        </RuledGrid>
      </Sheet>
    </>
  )
}

function ProductCards({ product }: { product: ProductCardData }) {
  const { minOrderDays } = useDates()
  const period = useSamplePeriod()
  const dates = { period, days: daysIn(period), minOrderDays }
  const noDates = { period: null, days: null, minOrderDays }
  const bare = { ...product, name: null, brands: [], images: [], basicPricePerDay: null }
  return (
    <RuledGrid columns={[2, 3, 3]}>
      <ProductCard product={{ ...product, stock: 420 }} {...noDates} />
      <ProductCard product={{ ...product, stock: 420 }} {...dates} />
      <ProductCard product={{ ...product, stock: 4 }} {...dates} />
      <ProductCard product={{ ...product, stock: 0 }} {...dates} />
      <ProductCard product={{ ...product, stock: 0 }} {...noDates} />
      <ProductCard product={bare} {...dates} />
    </RuledGrid>
  )
}

function SmallThumb({ images, faded }: Pick<ProductCardData, 'images'> & { faded?: boolean }) {
  return (
    <div style={{ width: 56 }}>
      <Thumb images={images} sizes="56px" faded={faded ?? false} />
    </div>
  )
}
