import { useEffect, useState } from 'react'
import { HAS_GUESTS } from '#company/order.ts'
import type { Period } from '#gateway/rental/period.ts'
import { isGuests } from '#gateway/rental/quantity.ts'
import type { LineChoice, SetChoices } from './solutionLine.ts'

/** The visitor's decisions about a solution, for as long as the page is open. */
export type SolutionSet = {
  choices: SetChoices
  setGuests: (guests: number | null) => void
  /** Null takes the decision about a line back. */
  decide: (lineId: string, choice: LineChoice | null) => void
}

/** The visitor's decisions. Other dates have other stock: what was decided for want of it is open again. */
export function useSolutionSet(period: Period | null): SolutionSet {
  const [choices, setChoices] = useState<SetChoices>({ guests: null, lines: new Map() })

  // Not part of the page's query: the server caches one page for all guests.
  useEffect(() => {
    const guests = Number(new URLSearchParams(location.search).get(GUESTS))
    if (HAS_GUESTS && isGuests(guests)) setChoices((now) => ({ ...now, guests }))
  }, [])

  const dates = period && `${period.start} ${period.end}`
  const [decidedFor, setDecidedFor] = useState(dates)
  if (decidedFor !== dates) {
    setDecidedFor(dates)
    setChoices({ ...choices, lines: new Map([...choices.lines].filter(([, choice]) => isLasting(choice))) })
  }
  return {
    choices,
    setGuests: (guests) => {
      showGuests(guests)
      setChoices((now) => ({ ...now, guests }))
    },
    decide: (lineId, choice) =>
      setChoices((now) => {
        const lines = new Map(now.lines)
        if (choice) lines.set(lineId, choice)
        else lines.delete(lineId)
        return { ...now, lines }
      }),
  }
}

// No page begins with a change of its URL: what makes it comes with the first one.
function showGuests(guests: number | null): void {
  const { pathname } = location
  import('#renderer/runtime/replaceUrl.ts').then(
    ({ replaceParam }) => {
      // The visitor may have left the page meanwhile.
      if (location.pathname === pathname) replaceParam(GUESTS, guests === null ? null : String(guests))
    },
    () => {},
  )
}

/** The parameter of the URL that says for how many guests; it lasts through Back and a reload, and can be sent. */
const GUESTS = 'guests'

function isLasting({ kind }: LineChoice): boolean {
  return kind === 'units' || kind === 'leave'
}
