import { LineDecision } from './LineDecision.tsx'
import { SetActions } from './SetActions.tsx'
import { SetPlan } from './SetPlan.tsx'
import { WholeDates } from './WholeDates.tsx'

/** What is pressed on the page of a solution for the visitor's dates: it needs scripts, and comes after the page. */
export const setParts = { LineDecision, SetActions, SetPlan, WholeDates }

/** Those parts, as the page is given them. */
export type SetParts = typeof setParts
