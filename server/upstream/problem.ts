/** Why a request is refused: its status, a code for programs, a message for people, and more fields where the code has any. */
export class ServiceProblem extends Error {
  readonly status: number
  readonly code: string
  readonly details: Record<string, unknown>

  constructor(status: number, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.name = 'ServiceProblem'
    this.status = status
    this.code = code
    this.details = details
  }
}

/** There is nothing at this URL. */
export function notFound(): ServiceProblem {
  return new ServiceProblem(404, 'NOT_FOUND', 'Не найдено')
}

/** A query parameter has a value that means nothing. */
export function invalidParameter(name: string, expected: string): ServiceProblem {
  return new ServiceProblem(400, 'INVALID_PARAMETER', `Параметр ${name}: ожидается ${expected}`, {
    parameter: name,
  })
}
