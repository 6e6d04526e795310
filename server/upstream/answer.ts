import { ServiceProblem } from './problem.ts'

/** The answer to a request. */
export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer }

/** A list's data and how many items there are on all its pages. */
export type List<T> = { data: T[]; total: number }

/** A success in its envelope. */
export function answerResult(result: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return answerJson(status, { result }, headers)
}

/** A failure in its envelope. What went wrong inside is never shown. */
export function answerError(error: unknown): Answer {
  const { status, code, message, details } = asProblem(error)
  const headers: Record<string, string> = status === 503 ? { 'retry-after': '1' } : {}
  return answerJson(status, { error: { code, message, ...details } }, headers)
}

function answerJson(status: number, body: unknown, headers: Record<string, string>): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}

// SQLite's busy, locked, read-only, input-output error, full: it may work again soon.
const PASSING_SQLITE_ERRORS = new Set([5, 6, 8, 10, 13])

function asProblem(error: unknown): ServiceProblem {
  if (error instanceof ServiceProblem) return error
  if (error instanceof Error && 'errcode' in error && PASSING_SQLITE_ERRORS.has(Number(error.errcode) & 0xff))
    return new ServiceProblem(503, 'STORAGE_UNAVAILABLE', 'Хранилище временно недоступно')
  return new ServiceProblem(500, 'INTERNAL_ERROR', 'Внутренняя ошибка сервиса')
}
