import { useState } from 'react'
import type { Period } from '#gateway/rental/period.ts'
import type { LineChoice, SetChoices } from './solutionLine.ts'

/** What the visitor decides about a solution, for as long as the page is open. */
export type SolutionSet = {
  choices: SetChoices
  setGuests: (guests: number | null) => void
  /** Null takes the decision about a line back. */
  decide: (lineId: string, choice: LineChoice | null) => void
}

/** The visitor's decisions. Other dates have other stock: what was decided for want of it is open again. */
export function useSolutionSet(period: Period | null): SolutionSet {
  const [choices, setChoices] = useState<SetChoices>({ guests: null, lines: new Map() })
  const dates = period && `${period.start} ${period.end}`
  const [decidedFor, setDecidedFor] = useState(dates)
  if (decidedFor !== dates) {
    setDecidedFor(dates)
    setChoices({ ...choices, lines: new Map([...choices.lines].filter(([, choice]) => isLasting(choice))) })
  }
  return {
    choices,
    setGuests: (guests) => setChoices((now) => ({ ...now, guests })),
    decide: (lineId, choice) =>
      setChoices((now) => {
        const lines = new Map(now.lines)
        if (choice) lines.set(lineId, choice)
        else lines.delete(lineId)
        return { ...now, lines }
      }),
  }
}

function isLasting({ kind }: LineChoice): boolean {
  return kind === 'units' || kind === 'leave'
}
