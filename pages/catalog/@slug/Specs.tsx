import { Facts } from '#renderer/ui/Facts.tsx'
import type { ProductDetails } from './+query.ts'
import css from './Specs.module.css'

/** Technical data; nothing where there is none. */
export function Specs({ specs, className }: SpecsProps) {
  if (specs.length === 0) return null
  return (
    <section aria-labelledby="specs" className={className}>
      <h2 id="specs" className={`h2 ${css.title}`}>
        Характеристики
      </h2>
      <Facts>
        {specs.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </section>
  )
}

type SpecsProps = { specs: ProductDetails['specs']; className?: string | undefined }
