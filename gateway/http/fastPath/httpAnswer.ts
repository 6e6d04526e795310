import { NO_STORE } from '../cacheControl.ts'

/** A whole answer of the gateway. */
export type HttpAnswer = { status: number; headers: Record<string, string>; body: Uint8Array }

/** Text as bytes in memory of their own: small buffers share blocks of 64 KiB, and one that is cached would hold all of its block. */
export function toBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** A whole answer from one of the Fetch API. */
export async function wholeAnswer(response: Response): Promise<HttpAnswer> {
  // Yoga writes some names with capitals.
  const named = [...response.headers].map(([name, value]): [string, string] => [name.toLowerCase(), value])
  // It is sent with its length, and of an answer with both nobody can say where it ends.
  const sent = named.filter(([name]) => name !== 'transfer-encoding')
  const headers = { 'cache-control': NO_STORE, ...Object.fromEntries(sent) }
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** An answer in JSON of this type. */
export function jsonAnswer(type: string, body: Uint8Array): HttpAnswer {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': NO_STORE }
  return { status: 200, headers, body }
}
