/**
 * The last press on a button that only scripts serve, made before they were here: the script that starts a page has marked the button
 * (server/http/lateStart.ts). It looks pressed no longer.
 */
export function takeEarlyPress(): HTMLElement | null {
  const button = document.querySelector<HTMLElement>('button[data-early]')
  button?.removeAttribute('data-early')
  button?.removeAttribute('aria-busy')
  return button
}
