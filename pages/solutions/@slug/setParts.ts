import { FreePeriodOffers } from '#renderer/alternatives/FreePeriodOffers.tsx'
import { Guests } from './Guests.tsx'
import { LineDecision } from './LineDecision.tsx'
import { SetActions } from './SetActions.tsx'
import { SetPlan } from './SetPlan.tsx'

/** What is pressed on the page of a solution: it needs scripts, and comes after the page. */
export const setParts = { Guests, LineDecision, SetActions, SetPlan, FreePeriodOffers }

/** Those parts, as the page is given them. */
export type SetParts = typeof setParts
