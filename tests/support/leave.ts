import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What a visitor sends who is gone before he is answered. */
export interface Sent {
  path: string
  /** Sent by POST. */
  body?: string
  /** The body's type; JSON unless given. */
  type?: string
  /** Lines of the head. */
  headers?: readonly string[]
}

/** Sends a request and does not wait for its answer: the connection, to be destroyed. */
export async function sendOnly(
  url: string,
  { path, body, type = 'application/json', headers = [] }: Sent,
): Promise<Socket> {
  const { host, hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => {})
  await once(socket, 'connect')
  const head = [`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, `Host: ${host}`, ...headers]
  if (body !== undefined) head.push(`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`)
  await new Promise((resolve) => void socket.write(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`, resolve))
  return socket
}
