import css from './SkipLink.module.css'

/** The first stop of the Tab key: past the header, to the element with the id `main`. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      К содержанию
    </a>
  )
}
