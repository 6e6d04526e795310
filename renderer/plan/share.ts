/** The outcome of sending a URL: given to the system's share sheet, copied, cancelled by the visitor, or refused by the browser. */
type Sent = 'shared' | 'copied' | 'cancelled' | 'refused'

/** Sends a URL of the shop by the system's share sheet; where there is none, copies it. */
export async function share(path: string, title: string): Promise<Sent> {
  const url = location.origin + path
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    // Not there on an insecure origin, refused where the visitor said so.
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
