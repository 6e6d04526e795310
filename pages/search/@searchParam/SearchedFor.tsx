import { searchPath } from '#renderer/page/paths.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Keyboard } from '#renderer/ui/icons.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './SearchedFor.module.css'

/** Says that other words were searched than the visitor's, and leads to a search of the very words. */
export function SearchedFor({ searchedFor, typed }: { searchedFor: string; typed: string }) {
  return (
    <p className={css.said} role="status">
      <Icon of={Keyboard} />
      <span>
        Показали «{searchedFor}» — вы&nbsp;ввели «{typed}».{' '}
        <TextLink href={searchPath(`"${typed}"`)}>Искать «{typed}»</TextLink>
      </span>
    </p>
  )
}
