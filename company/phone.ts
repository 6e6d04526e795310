import { company } from './company.ts'
import { phoneRule } from './phoneKeys.ts'

// How phone numbers of the company's country are written: see `phoneKeys`.

const { code, trunk, pattern } = phoneRule(company.phone.rule)

/** In one line, such as `+7 (8) ### ###-##-##`. */
export const PHONE_RULE = company.phone.rule
export const PHONE_CODE = code
/** The digits dialled instead of the code within the country; empty: there are none. */
export const PHONE_TRUNK = trunk
/** A # for each digit; empty: numbers are of different lengths, and keep their groups. */
export const PHONE_PATTERN = pattern
/** How many digits a number has without the code; 0: any. */
export const PHONE_DIGITS = pattern.replace(/[^#]/g, '').length
/** In an empty field. */
export const PHONE_EXAMPLE = company.phone.example
