import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState, type EmptyStateProps } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { PopularCategories } from './PopularCategories.tsx'

/** A page on which there is nothing: why, the way to the catalogue, and the popular categories. */
export function NothingHere(props: EmptyStateProps) {
  return (
    <>
      <Wrap>
        <EmptyState {...props}>
          <Button variant="primary" size="lg" href="/catalog">
            {texts.words.toCatalogue}
          </Button>
        </EmptyState>
      </Wrap>
      <PopularCategories />
    </>
  )
}
