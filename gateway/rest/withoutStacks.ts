/**
 * Runs what makes the errors of a client's mistakes, perhaps many at once. Nobody looks for the place in our code where a client was wrong,
 * and a stack that nobody reads holds the objects of its request.
 */
export function withoutStacks<Result>(run: () => Result): Result {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return run()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
