import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import type { GatewayContext } from './context.ts'

/**
 * The one Pothos builder that every entity of `schema/` adds its types and root fields to. Fields are non-null unless they say
 * `nullable: true`. Costs are declared here and on fields; they are checked before execution, see `limits.server.ts`.
 */
export const builder = new SchemaBuilder<{
  Context: GatewayContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    Date: { Input: string; Output: string }
    DateTime: { Input: string; Output: string }
  }
}>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
  complexity: { defaultComplexity: 1, defaultListMultiplier: 5, disabled: true },
})

builder.queryType({
  description: [
    'Everything that can be read: the catalogue, the texts of the site, prices for a period, the state of an order. Reads answer from the rental company’s REST services. A failure of one is an error with the path of the field that needed it, with `extensions` `code`, `status`, `service`, `retryable`, `requestId`; the others keep their data. `UPSTREAM_…` in the descriptions of fields stands for the values of `UpstreamErrorCode`.',
    '`BAD_USER_INPUT`: an argument cannot be used; `extensions.argument` names it. `LIMIT_EXCEEDED`: a limit was exceeded. `INTERNAL`: an internal error of the gateway.',
  ].join('\n'),
})

builder.mutationType({
  description:
    'Everything that changes something at the services. One mutation field an operation: a retry must never repeat more than what failed.',
})
