/** Whether an answer differs from an earlier one in something that it has; what only the earlier one has is not looked at. */
export function saysMore(answer: unknown, earlier: unknown): boolean {
  if (answer === earlier) return false
  if (typeof answer !== 'object' || typeof earlier !== 'object' || answer === null || earlier === null)
    return true
  if (Array.isArray(answer) && (!Array.isArray(earlier) || answer.length !== earlier.length)) return true
  return Object.keys(answer).some((key) => saysMore(Reflect.get(answer, key), Reflect.get(earlier, key)))
}
