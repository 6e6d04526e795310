/** What became of a URL that was to be sent: given to the system's share sheet, copied, nothing because the visitor changed their mind, or refused by the browser. */
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
