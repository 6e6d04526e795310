import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { WaitForm } from '#renderer/feedback/WaitForm.tsx'
import { NothingHere } from '#renderer/shell/NothingHere.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from '../Page.module.css'

/** A wait whose form comes back: something is wrong with it, or it could not be sent on. */
export default function Page() {
  const { waitForm } = usePageContext()
  if (waitForm)
    return (
      <Wrap>
        <div className={css.page}>
          <h1 className="visually-hidden">{texts.waitlist.title}</h1>
          <WaitForm waited={waitForm.waited} sent={waitForm} />
        </div>
      </Wrap>
    )
  return <NothingHere title={texts.waitlist.none} text={texts.waitlist.noneText} />
}
