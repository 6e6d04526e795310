import { useDates } from '#renderer/dates/useDates.ts'
import { keptPart } from '#renderer/document/keptParts.ts'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'

/**
 * A card on the server. Of the dates it shows only how many there are: other dates of as many days have the same card, while as much is
 * free.
 */
export function KeptCard(props: ProductCardProps) {
  const hasDates = useDates().period !== null
  const source = JSON.stringify({ ...props, period: props.period !== null, hasDates })
  return keptPart(source, () => <ProductCard {...props} />)
}
