import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Accordion } from '#renderer/ui/Accordion.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Prose } from '#renderer/ui/Prose.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import type { HomeBlock } from './homeBlocks.ts'
import css from './Questions.module.css'

/** Questions with answers, and beside them the way to ask another one. */
export function Questions({ faq, feedback }: QuestionsProps) {
  const titleId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const questions = (faq?.items ?? []).flatMap(({ question, answer }) =>
    question && answer ? [{ title: question, content: <Prose html={answer} className={css.answer} /> }] : [],
  )
  if (questions.length === 0) return null
  const shown = showsAll ? questions : questions.slice(0, SHOWN)
  const hidden = questions.length - shown.length
  return (
    <Wrap as="section" section aria-labelledby={titleId} className={css.section}>
      <div>
        <h2 id={titleId} className="h2">
          {faq?.title ?? 'Вопросы и\u00A0ответы'}
        </h2>
        {feedback && (
          <div className={css.ask}>
            {feedback.title && <h3 className="h3">{feedback.title}</h3>}
            {feedback.text && <p className="muted">{feedback.text}</p>}
            <Button href="/contacts#feedback" className={css.button}>
              {feedback.buttonTitle ?? 'Задать вопрос'}
            </Button>
          </div>
        )}
      </div>
      <div className={css.list}>
        <Accordion items={shown.map((item, index) => ({ ...item, open: index === 0 }))} />
        {hidden > 0 && (
          <Button variant="ghost" className={css.more} onClick={() => setShowsAll(true)}>
            Ещё {hidden}
            <Icon of={ChevronDown} size={18} />
          </Button>
        )}
      </div>
    </Wrap>
  )
}

type QuestionsProps = { faq: HomeBlock | undefined; feedback: HomeBlock | undefined }

const SHOWN = 8
