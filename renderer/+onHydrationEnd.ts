/** Marks the page as answering presses: for monitors and end-to-end tests, which are faster than scripts arrive. */
export default function onHydrationEnd(): void {
  document.documentElement.dataset.hydrated = ''
}
