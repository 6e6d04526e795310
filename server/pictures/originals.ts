/** The path at which a picture is served in a width. */
export function picturePath(original: string, width: number): string {
  return storageUrlOf(`/pictures/${width}`, original)
}

/** The URL of an original in the storage. */
function storageUrlOf(storageUrl: string, original: string): string {
  const segments = original.toWellFormed().split('/').filter(Boolean)
  return `${storageUrl}/${segments.map(encodeURIComponent).join('/')}`
}

const MAX_BYTES = 20 * 1024 * 1024

type OriginalOptions = {
  storageUrl: string
  deadlineMs: number
  /** Told of bytes before they are kept; throws where there is no room for them. */
  take(bytes: number): void
}

/**
 * The original picture at a path of the storage; null where there is none, or one that is empty or too
 * large to be a picture.
 * @throws when the storage does not answer, or answers with a 5xx, and what `take` throws.
 */
export async function fetchOriginal(
  path: string,
  { storageUrl, deadlineMs, take }: OriginalOptions,
): Promise<Buffer | null> {
  const response = await fetch(storageUrlOf(storageUrl, path), {
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (response.ok && response.body) return readCapped(response.body, take)
  await response.body?.cancel()
  if (response.status >= 500) throw new Error(`the storage answered ${response.status}`)
  return null
}

async function readCapped(
  body: ReadableStream<Uint8Array>,
  take: OriginalOptions['take'],
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return null
    take(chunk.byteLength)
    chunks.push(chunk)
  }
  return size === 0 ? null : Buffer.concat(chunks)
}
