import type { GivenAnswer, GivenAnswers } from '../graphql/shopClient.ts'

const ID = 'answers'

/** The element in which a page brings the answers that it was rendered with. */
export function answersElement(answers: GivenAnswers): string {
  const entries = Object.entries(answers).map(([key, answer]) => `${toJson(key)}:${answerJson(answer)}`)
  return `<script id="${ID}" type="application/json">{${entries.join()}}</script>`
}

/** In the browser: the answers that the page was served with. */
export function servedAnswers(): GivenAnswers {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '{}')
}

/** Pages may be given the same data: its text is made once. */
const written = new WeakMap<object, string>()

function answerJson(answer: GivenAnswer): string {
  const { data, errors } = answer
  if (errors || typeof data !== 'object' || data === null) return toJson(answer)
  const before = written.get(data)
  if (before !== undefined) return before
  const text = toJson(answer)
  written.set(data, text)
  return text
}

/** JSON that cannot end the element it stands in. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
