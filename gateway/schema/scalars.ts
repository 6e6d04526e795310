import { GraphQLError, type ValueNode, valueFromASTUntyped } from 'graphql'
import { isDay } from '#gateway/rental/period.ts'
import { builder } from '../context/builder.ts'

const RFC_3339 = 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6'

builder.scalarType('Date', {
  description:
    'A calendar day, `YYYY-MM-DD` (`full-date` of RFC 3339), of the years 2000 to 2100, without time and zone: the company’s own day (Europe/Moscow unless configured otherwise). A day that does not exist, such as `2026-02-30`, is refused with `BAD_USER_INPUT`.',
  specifiedByURL: RFC_3339,
  serialize: (value) => String(value),
  parseValue: (value) => readDay(value),
  parseLiteral: (node) => readDay(valueFromASTUntyped(node), node),
})

builder.scalarType('DateTime', {
  description:
    'A moment as ISO 8601 with its offset, for example `2026-01-22T09:00:00+03:00`, as the services write it.',
  specifiedByURL: RFC_3339,
  serialize: (value) => String(value),
})

function readDay(value: unknown, node?: ValueNode): string {
  if (isDay(value)) return value
  throw new GraphQLError(
    `Date must be an existing day of the years 2000 to 2100 as YYYY-MM-DD, found ${JSON.stringify(value)}.`,
    {
      ...(node && { nodes: node }),
      extensions: { code: 'BAD_USER_INPUT' },
    },
  )
}
