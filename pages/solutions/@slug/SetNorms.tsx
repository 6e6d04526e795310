import { useQuery } from 'urql'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { setBesideNorms } from '#gateway/rental/norms.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { NORMS_PATH } from '#renderer/page/paths.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './SetNorms.module.css'
import type { SolutionLine } from './solutionLine.ts'
import type { SolutionSet } from './useSolutionSet.ts'

const kindFragment = graphql(`
  fragment NormKind on GuestNorms {
    name
    norms { productSlug units guests spare spareAtLeast }
  }
`)

/** The norms of every kind of event: a company has at most four. */
const kindsQuery = graphql(
  `
    query NormKinds {
      first: guestNorms(set: 0) { ...NormKind }
      second: guestNorms(set: 1) { ...NormKind }
      third: guestNorms(set: 2) { ...NormKind }
      fourth: guestNorms(set: 3) { ...NormKind }
    }
  `,
  [kindFragment],
)

/** The things of the solution beside the norms for its guests, which it can be counted by at one press. */
export function SetNorms({ lines, guests, guestsText, set }: SetNormsProps) {
  const [{ data, fetching }, execute] = useQuery({ query: kindsQuery })
  if (!data) {
    return fetching ? (
      <Skeleton height={220} />
    ) : (
      <FailedBlock
        size="part"
        title={texts.norms.allFailed}
        onRetry={() => execute({ requestPolicy: 'network-only' })}
      />
    )
  }
  const kinds = [data.first, data.second, data.third, data.fourth].flatMap((kind) => kind ?? [])
  const taken = lines.flatMap((line) =>
    line.product && line.stock !== 'left'
      ? [{ line, name: line.product.name, productSlug: line.product.slug, quantity: line.quantity }]
      : [],
  )
  const beside = setBesideNorms(
    taken,
    kinds.map(({ norms }) => norms),
    guests,
  )
  const things = (beside?.things ?? []).map((thing) => ({
    ...thing,
    of: taken.find(({ productSlug }) => productSlug === thing.productSlug),
  }))
  const others = things.filter(({ quantity, needed }) => quantity !== needed)
  return (
    <div className={css.norms}>
      {beside ? (
        <>
          <h2 className={css.title}>{texts.setNorms.title(kinds[beside.kind]?.name ?? '', guestsText)}</h2>
          <ul>
            {things.map(({ productSlug, of, quantity, needed }) => (
              <li key={productSlug} className={css.thing}>
                <span>{of?.name ?? productSlug}</span>
                <span>
                  <b>{thousands(quantity)}</b> <small>{texts.setNorms.inSet}</small>
                </span>
                <span className={quantity === needed ? css.same : css.other}>
                  <b>{thousands(needed)}</b> <small>{texts.setNorms.byNorm}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="small muted">{texts.setNorms.none}</p>
      )}
      <div className={css.ways}>
        {others.length > 0 && (
          <Button
            size="sm"
            onClick={() => {
              for (const { of, needed } of others)
                if (of) set.decide(of.line.lineId, { kind: 'units', quantity: needed })
            }}
          >
            {texts.setNorms.take}
          </Button>
        )}
        {beside && others.length === 0 && (
          <p role="status" className="small">
            {texts.setNorms.same}
          </p>
        )}
        {beside && (
          <TextLink className="small" href={`${NORMS_PATH}?guests=${guests}&set=${beside.kind}`}>
            {texts.setNorms.more}
          </TextLink>
        )}
      </div>
    </div>
  )
}

export type SetNormsProps = {
  lines: readonly SolutionLine[]
  guests: number
  /** «60 гостей», as after «на». */
  guestsText: string
  set: SolutionSet
}
