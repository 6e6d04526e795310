import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import { Actions } from './Actions.tsx'
import { Fields } from './Fields.tsx'
import { Foundations } from './Foundations.tsx'
import { Lists } from './Lists.tsx'
import { Messages } from './Messages.tsx'

/** Every component of the kit in its states, on one sheet. */
export default function Page() {
  return (
    <Wrap>
      <PageTitle note="все состояния">Компоненты</PageTitle>
      <Foundations />
      <Actions />
      <Fields />
      <Messages />
      <Lists />
    </Wrap>
  )
}
