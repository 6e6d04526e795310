import { CategoryShelf } from '#renderer/cards/CategoryShelf.tsx'
import type { CategoryCardData } from '#renderer/cards/fragments.ts'
import { searchPath } from '#renderer/navigation/paths.ts'
import { Chip } from '#renderer/ui/Chip.tsx'
import { ChipRow } from '#renderer/ui/ChipRow.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './NothingFound.module.css'
import { SearchAgain } from './SearchAgain.tsx'
import { searchWords } from './searchText.ts'

/** A search without results: how to search better, and where else to look. */
export function NothingFound({ text, popularCategories }: NothingFoundProps) {
  const words = searchWords(text)
  return (
    <>
      <Wrap>
        <EmptyState
          className={css.empty}
          title={text === '' ? 'Что будем искать?' : <>По&nbsp;запросу «{text}» ничего не&nbsp;нашлось</>}
          text={
            text === ''
              ? 'Напишите, что нужно для события: стулья, шатёр, колонку или кофемашину.'
              : 'Проверьте написание или ищите проще: одно слово находит больше. Можно позвонить — иногда нужное есть на\u00A0складе, но\u00A0ещё не\u00A0на\u00A0сайте.'
          }
        >
          <SearchAgain text={text} />
          {words.length > 0 && (
            <nav aria-labelledby="search-words">
              <p id="search-words" className={`small muted ${css.caption}`}>
                Искать по&nbsp;одному слову
              </p>
              <ChipRow>
                {words.map((word) => (
                  <Chip key={word} href={searchPath(word)}>
                    {word}
                  </Chip>
                ))}
              </ChipRow>
            </nav>
          )}
        </EmptyState>
      </Wrap>
      <CategoryShelf categories={popularCategories} />
    </>
  )
}

type NothingFoundProps = {
  /** What was searched for; empty where that was nothing readable. */
  text: string
  popularCategories: readonly CategoryCardData[]
}
