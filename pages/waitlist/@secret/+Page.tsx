import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Focused } from '#renderer/ui/FormMessage.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from '../Page.module.css'

/** A wait: that it is remembered, and the button that ends it. */
export default function Page() {
  const { waitEnd } = usePageContext()
  return (
    <Wrap>
      <div className={css.page}>
        <PageTitle>{texts.waitlist.title}</PageTitle>
        <Focused>
          <Alert {...(waitEnd ?? JOINED)}>{(waitEnd ?? JOINED).text}</Alert>
        </Focused>
        {waitEnd?.tone !== 'ok' && (
          <form method="post">
            <Button type="submit">{texts.waitlist.leave}</Button>
          </form>
        )}
      </div>
    </Wrap>
  )
}

const JOINED = { tone: 'ok', title: texts.waitlist.joined, text: texts.waitlist.joinedText } as const
