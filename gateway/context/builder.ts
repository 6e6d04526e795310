import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import type { GatewayContext } from './context.ts'

/** The one Pothos builder. Fields are non-null unless they say `nullable: true`; `limits.server.ts` checks the declared costs. */
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
    'All reads: the catalogue, the texts of the site, prices for a period, the state of an order. Their source is the rental company’s REST services. If a service fails, the field that needed it has an error at its path, with `extensions` `code`, `status`, `service`, `retryable`, `requestId`; the other fields have their data. In the descriptions of fields, `UPSTREAM_…` means the values of `UpstreamErrorCode`.',
    '`BAD_USER_INPUT`: an argument is invalid; `extensions.argument` names it. `LIMIT_EXCEEDED`: a limit was exceeded. `INTERNAL`: an internal error of the gateway.',
  ].join('\n'),
})

builder.mutationType({
  description:
    'All writes to the services. An operation may have one mutation field, so that a retry never repeats a write that succeeded.',
})
