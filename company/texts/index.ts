import { company } from '../company.ts'
import { LANGUAGES, type Texts } from './languages.ts'
import { withOwn } from './ownTexts.ts'

/** Every message of the shop, in the company's language and with its own in place. Builds for browsers hold those of this language that they use: see vitePlugin.ts. */
export const texts: Texts = withOwn(LANGUAGES[company.language].texts, company.ownTexts, company.language)
