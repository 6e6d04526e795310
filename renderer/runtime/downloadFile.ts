/** How long the browser can read the file after the press, milliseconds: some do so late. */
const REVOKE_AFTER_MS = 60_000

/** Lets the visitor save a text as a file. */
export function downloadFile(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}
