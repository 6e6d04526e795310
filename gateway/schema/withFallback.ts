import { UpstreamError } from '../rest/errors.ts'

/** The answer, or something to go on with when a service fails: for parts without which the rest is still worth having. */
export async function withFallback<Answer>(answer: Promise<Answer>, fallback: Answer): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UpstreamError) return fallback
    throw error
  }
}
