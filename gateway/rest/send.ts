import { Agent, fetch } from 'undici'
import type { Method } from './calls.ts'

/** A request to a service. */
export type Outgoing = { method: Method; url: string; headers: Record<string, string>; body?: string }

/** A whole answer: status, headers and the decoded body. */
export type Incoming = { status: number; headers: { get(name: string): string | null }; body: Uint8Array }

/**
 * Sends one request and reads the whole answer; rejects when there is none or it breaks off. Deadline and retry are
 * layers: functions from a `Send` to a `Send`.
 */
export type Send = (request: Outgoing, signal?: AbortSignal) => Promise<Incoming>

/** The most that one answer may be, in decoded bytes. */
export const LARGEST_ANSWER = 5 * 1024 * 1024

/** An answer is larger than the cap. */
export class AnswerTooLargeError extends Error {
  override readonly message = `the answer is larger than ${LARGEST_ANSWER} bytes`
}

/** Sends over kept-alive connections. A redirect is an answer like any other: it is never followed. */
export function createAgentSend(): { send: Send; close(): Promise<void> } {
  const agent = new Agent({ keepAliveTimeout: 10_000, connections: 100, pipelining: 1 })
  const send: Send = async ({ method, url, headers, body }, signal) => {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      dispatcher: agent,
      body: body ?? null,
      signal: signal ?? null,
    })
    return { status: response.status, headers: response.headers, body: await readCapped(response.body) }
  }
  return { send, close: () => agent.destroy() }
}

async function readCapped(body: AsyncIterable<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by an error cancels the stream, and with it the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_ANSWER) throw new AnswerTooLargeError()
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)
}
