import { company } from '../company.ts'
import { LANGUAGES, type Texts } from './languages.ts'

/** Every message of the shop, in the company's language. Builds for browsers hold those of this language that they use: see vitePlugin.ts. */
export const texts: Texts = LANGUAGES[company.language].texts
