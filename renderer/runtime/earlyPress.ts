/**
 * The buttons that only scripts serve and that were pressed before these were here, in the order of the presses: the script that starts a
 * page has marked them (server/http/lateStart.ts). They look pressed no longer. Of those that open a window, only the last is among them.
 */
export function takeEarlyPresses(): HTMLElement[] {
  const pressed = [...document.querySelectorAll<HTMLElement>('button[data-early]')].sort(
    (one, other) => Number(one.dataset.early) - Number(other.dataset.early),
  )
  for (const button of pressed) {
    delete button.dataset.early
    button.ariaBusy = null
  }
  const last = pressed.findLast((button) => button.ariaHasPopup)
  return pressed.filter((button) => !button.ariaHasPopup || button === last)
}
