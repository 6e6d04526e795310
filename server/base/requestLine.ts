import { type Logger, symbols } from 'pino'
import { loggedPath } from './log.ts'

/** A request that is over. */
type EndedRequest = {
  requestId: string
  method: string
  /** The route that it went to; null: none. */
  route: string | null
  url: string
  status: number
  milliseconds: number
  /** Its answer was sent to the end. */
  isWhole: boolean
}

/** What a line of the log is made of besides its own values. */
type LineParts = { [key: symbol]: unknown } & {
  [symbols.streamSym]: { write(line: string): unknown }
  [symbols.timeSym](): string
  /** The process and the host. */
  [symbols.chindingsSym]: string
}

/** Makes the function that logs a request. Every answer from memory has such a line: put together by pino it takes twice as long. */
export function createRequestLine(log: Logger): (ended: EndedRequest) => void {
  const {
    [symbols.streamSym]: stream,
    [symbols.timeSym]: time,
    [symbols.chindingsSym]: bindings,
  } = log as unknown as LineParts
  return ({ requestId, method, route, url, status, milliseconds, isWhole }) => {
    if (!log.isLevelEnabled('info')) return
    const place = `"route":${route === null ? null : quoted(route)},"path":${quoted(loggedPath(url))}`
    const outcome = `"status":${status},"ms":${Math.round(milliseconds * 10) / 10}${isWhole ? '' : ',"aborted":true'}`
    // An id is plain, and so is a method that Node's parser has read.
    stream.write(
      `{"level":30${time()}${bindings},"requestId":"${requestId}","method":"${method}",${place},${outcome},"msg":"request"}\n`,
    )
  }
}

function quoted(text: string): string {
  return /^[\w/.:*-]*$/.test(text) ? `"${text}"` : JSON.stringify(text)
}
