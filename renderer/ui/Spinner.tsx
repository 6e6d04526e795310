import css from './Spinner.module.css'

/** Three dots that say «wait»; drawn in the colour of the text around, silent to screen readers. */
export function Spinner() {
  return (
    <span className={css.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
