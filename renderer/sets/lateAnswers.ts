import { CategoryAnswer } from './CategoryAnswer.tsx'
import { HowManyAnswer } from './HowManyAnswer.tsx'

/** What answers how much guests need: it comes after the page, in one file. */
export const lateAnswers = { CategoryAnswer, HowManyAnswer }
