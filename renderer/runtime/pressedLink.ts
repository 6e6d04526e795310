/** Notes which link was pressed last: until its page comes it looks pressed. */
export function watchPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a') : null
    },
    { capture: true },
  )
}

/** Lets the link that was pressed last look pressed, when it leads to the page that is on its way. */
export function markPressedLink(url: URL): void {
  if (pressed?.href !== url.href) return
  pressed.dataset.pressed = ''
  marked = pressed
}

/** The page came, or another one was requested: nothing looks pressed any more. */
export function unmarkPressedLink(): void {
  delete marked?.dataset.pressed
  marked = null
}

let pressed: HTMLAnchorElement | null = null
let marked: HTMLAnchorElement | null = null
