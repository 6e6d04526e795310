import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answerPath } from '#renderer/page/paths.ts'
import { Questions } from './Questions.tsx'

test('each question is the place that a search leads to, also a folded one', () => {
  const questions = Array.from({ length: 10 }, (_, index) => ({
    question: `Сколько стоит доставка ${index}?`,
    answer: '<p>Ответ</p>',
  }))
  const html = renderToStaticMarkup(
    <Questions faq={{ title: null, questions } as never} feedback={undefined} />,
  )
  const ids = [...html.matchAll(/<details id="([^"]+)"/g)].map(([, id]) => `/#${id}`)
  expect(ids).toEqual(
    questions.map(({ question }) => answerPath({ url: '/', title: question, section: null })),
  )
})
