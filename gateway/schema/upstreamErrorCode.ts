import { builder } from '../builder.ts'
import { CATALOGUE, type UpstreamCode } from '../rest/errorCatalogue.ts'

const codes = Object.keys(CATALOGUE) as UpstreamCode[]

/** The error catalogue as an enum: the same codes that failed reads carry in `extensions.code`. */
export const UpstreamErrorCode = builder.enumType('UpstreamErrorCode', {
  description:
    'Codes of the services’ failures: `extensions.code` of a failed read, `errorCode` of a create’s problem. The whole catalogue, with texts: docs/errors.md.',
  values: Object.fromEntries(
    codes.map((code) => [code, { value: code, description: meaningOf(code) }]),
  ) as Record<UpstreamCode, { value: UpstreamCode; description: string }>,
})

/** The field that service problems have in common. */
export const errorCodeDescription =
  'Which row of the error catalogue it is. Source: the outcome of the REST call.'

function meaningOf(code: UpstreamCode): string {
  const { when, message, retryable, developer, visitor } = CATALOGUE[code]
  const again = retryable === null ? 'depends on the status' : retryable ? 'yes' : 'no'
  return `When: ${when}. Message: “${message}” Retryable: ${again}. ${developer} For the visitor: «${visitor}»`
}
