import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { Agent, request } from 'undici'
import type { ServiceAccess } from './access.ts'
import type { Method } from './calls/call.ts'

/** A request to a service. */
export type Outgoing = {
  method: Method
  url: string
  headers: Record<string, string>
  body?: string
  /** The most that the answer may be, in decoded bytes. */
  maxBytes: number
}

/** A whole answer: status, headers (names in lowercase) and the decoded body. */
export type Incoming = { status: number; headers: Readonly<Record<string, unknown>>; body: Uint8Array }

/** Sends one request and reads the whole answer; rejects when there is none or it breaks off. */
export type Send = (request: Outgoing, signal?: AbortSignal) => Promise<Incoming>

/** An answer is larger than the cap. */
class AnswerTooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`)
  }
}

/** Sends over kept-alive connections and follows no redirect. undici's `request` takes half of the processor time of `fetch`. */
export function createAgentSend(tls: ServiceAccess['tls'] = {}): { send: Send; close(): Promise<void> } {
  const agent = new Agent({
    // Whatever a service promises: a balancer in between may forget an idle connection, and tell nobody.
    ...{ keepAliveTimeout: 10_000, keepAliveMaxTimeout: 10_000 },
    ...{ connections: 100, bodyTimeout: 0, headersTimeout: 0 },
    connect: { ...tls },
  })
  const send: Send = async ({ method, url, headers, body, maxBytes }, signal) => {
    const answer = await request(url, {
      method,
      headers: { ...headers, 'accept-encoding': 'gzip, br' },
      dispatcher: agent,
      body: body ?? null,
      signal: signal ?? null,
    })
    const bytes = await readDecoded(answer.body, answer.headers['content-encoding'], maxBytes)
    return { status: answer.statusCode, headers: answer.headers, body: bytes }
  }
  return { send, close: () => agent.destroy() }
}

async function readDecoded(body: Readable, encoding: unknown, maxBytes: number): Promise<Uint8Array> {
  const read = (chunks: AsyncIterable<Uint8Array>) => readCapped(chunks, maxBytes)
  if (encoding === undefined || encoding === 'identity') return read(body)
  if (encoding === 'gzip') return pipeline(body, createGunzip(), read)
  if (encoding === 'br') return pipeline(body, createBrotliDecompress(), read)
  // Giving a body up is an 'error' event of its stream; without a listener it would end the process.
  body.on('error', () => {}).destroy()
  throw new Error('unsupported content-encoding')
}

async function readCapped(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by an error destroys the stream, and with it the connection.
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AnswerTooLargeError(maxBytes)
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)
}
