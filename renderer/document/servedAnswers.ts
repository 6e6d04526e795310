import type { SSRData } from 'urql'

/**
 * The elements in which a page brings the answers that it was rendered with: one for each, so that the text of an answer is parsed when it is
 * requested.
 */
export function answerElements(answers: SSRData): string {
  return Object.entries(answers)
    .map(([key, answer]) => {
      const content = answer.error ? JSON.stringify(answer) : (answer.data ?? 'null')
      // No JSON ends the element around it.
      const text = content.replaceAll('<', '\\u003c')
      return `<script type="application/json" data-answer="${key}"${answer.error ? ' data-failed' : ''}>${text}</script>`
    })
    .join('')
}

/** In the browser: the answers that the page was served with. */
export function servedAnswers(): SSRData {
  const elements = [...document.querySelectorAll<HTMLElement>('script[data-answer]')]
  return Object.fromEntries(
    elements.map(({ dataset, textContent }) => [
      dataset.answer,
      dataset.failed === undefined ? { data: textContent } : JSON.parse(textContent),
    ]),
  )
}
