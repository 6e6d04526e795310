import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import queries from './+query.ts'
import { Actions } from './Actions.tsx'
import { Cards } from './Cards.tsx'
import { Dates } from './Dates.tsx'
import { Fields } from './Fields.tsx'
import { Foundations } from './Foundations.tsx'
import { Lists } from './Lists.tsx'
import { Messages } from './Messages.tsx'
import { Search } from './Search.tsx'
import { Sums } from './Sums.tsx'
import { Waiting } from './Waiting.tsx'
import { Windows } from './Windows.tsx'

/** All rows of the sheet. */
export function Everything() {
  const samples = usePageQuery(queries.samples)
  return (
    <>
      <Foundations />
      <Actions />
      <Fields />
      <Dates />
      {samples && <Cards samples={samples} />}
      <Lists />
      <Sums />
      {samples && <Search samples={samples} />}
      <Messages />
      <Windows />
      <Waiting />
    </>
  )
}
