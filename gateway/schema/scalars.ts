import { GraphQLError } from 'graphql'
import { isDay } from '#gateway/rental/period.ts'
import { builder } from '../builder.ts'

builder.scalarType('Date', {
  description:
    'A calendar day, `YYYY-MM-DD`, of the years 2000 to 2100, without time and zone: the company’s own day (Europe/Moscow unless configured otherwise). A day that does not exist, such as `2026-02-30`, is refused with `BAD_USER_INPUT`.',
  serialize: (value) => String(value),
  parseValue: (value) => {
    if (isDay(value)) return value
    throw new GraphQLError(`Date must be an existing day as YYYY-MM-DD, found ${JSON.stringify(value)}.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    })
  },
})

builder.scalarType('DateTime', {
  description:
    'A moment as ISO 8601 with its offset, for example `2026-01-22T09:00:00+03:00`, as the services write it.',
  serialize: (value) => String(value),
})
