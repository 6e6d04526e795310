import { useEffect, useId } from 'react'
import { texts } from '#company/texts/index.ts'
import { FeedbackButton } from '#renderer/feedback/FeedbackButton.tsx'
import { Accordion } from '#renderer/ui/Accordion.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ChevronDown } from '#renderer/ui/icons.ts'
import { Prose } from '#renderer/ui/Prose.tsx'
import { headingId } from '#renderer/ui/richText.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import type { HomeBlock } from './homeBlocks.ts'
import css from './Questions.module.css'

/** Questions with answers, and beside them a way to send another one. */
export function Questions({ faq, feedback }: QuestionsProps) {
  const titleId = useId()
  const questions = (faq?.questions ?? []).map(({ question, answer }) => ({
    id: headingId(question),
    title: question,
    content: <Prose html={answer} className={css.answer} />,
  }))
  useEffect(() => {
    openLinked()
    addEventListener('hashchange', openLinked)
    return () => removeEventListener('hashchange', openLinked)
  }, [])
  if (questions.length === 0) return null
  const folded = questions.slice(SHOWN)
  return (
    <Wrap as="section" section aria-labelledby={titleId} className={css.section}>
      <div>
        <h2 id={titleId} className="h2">
          {faq?.title ?? texts.home.questions}
        </h2>
        {feedback && (
          <div className={css.contact}>
            {feedback.title && <h3 className="h3">{feedback.title}</h3>}
            {feedback.text && <p className="muted">{feedback.text}</p>}
            <FeedbackButton className={css.button}>{feedback.buttonTitle ?? texts.home.ask}</FeedbackButton>
          </div>
        )}
      </div>
      <div className={css.list}>
        <Accordion items={questions.slice(0, SHOWN).map((item, index) => ({ ...item, open: index === 0 }))} />
        {folded.length > 0 && (
          <details className={css.more}>
            <summary>
              {texts.home.moreQuestions(folded.length)}
              <Icon of={ChevronDown} size={18} />
            </summary>
            <Accordion items={folded} />
          </details>
        )}
      </div>
    </Wrap>
  )
}

// A search leads to the very question.
function openLinked() {
  const all = [...document.querySelectorAll('details[id]')]
  const linked = all.find(({ id }) => new URL(`#${id}`, location.href).hash === location.hash)
  for (let place = linked?.closest('details'); place; place = place.parentElement?.closest('details'))
    place.open = true
  linked?.scrollIntoView()
}

type QuestionsProps = {
  faq: HomeBlock<'FaqBlock'> | undefined
  feedback: HomeBlock<'FeedbackBlock'> | undefined
}

const SHOWN = 8
