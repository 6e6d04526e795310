/**
 * The buttons that only scripts serve and that were pressed before these were here, in the order of the presses: the script that starts a
 * page has marked them (server/http/lateStart.ts). They look pressed no longer. Of those that open a window, only the last is among them.
 */
export function takeEarlyPresses(): HTMLElement[] {
  const pressed = [...document.querySelectorAll<HTMLElement>('button[data-early]')].sort(
    (one, other) => Number(one.dataset.early) - Number(other.dataset.early),
  )
  for (const button of pressed) {
    button.removeAttribute('data-early')
    button.removeAttribute('aria-busy')
  }
  const window = pressed.findLast(opensWindow)
  return pressed.filter((button) => button === window || !opensWindow(button))
}

const opensWindow = (button: HTMLElement) => button.ariaHasPopup === 'dialog'
