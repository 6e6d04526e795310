import { z } from 'zod'
import type { JsonSchema } from '../values/shape.ts'

export const text = z.string()
export const day = z.string().meta({ format: 'date' })
const moment = z.string().meta({ format: 'date-time' })
/** A consent that somebody gave, in its words. */
export const consent = z.strictObject({ name: text, text, version: text, givenAt: moment })

/** The JSON Schema of what the gateway sends. A whole number has no bounds but those that it was given. */
export function jsonSchemaOf(type: z.ZodType): JsonSchema {
  const { $schema: _version, ...schema } = z.toJSONSchema(type, {
    override({ jsonSchema }) {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return schema
}
