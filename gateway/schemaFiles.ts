import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { introspectionFromSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** The generated files by their place in the repository; `npm run schema` writes them, a test holds them against the code. */
export function schemaFiles(): Record<string, string> {
  const introspection = minifyIntrospection(introspectionFromSchema(schema, { descriptions: false }))
  return {
    'schema.graphql': `${printSchema(schema)}\n`,
    'renderer/graphql/schema.generated.d.ts': outputIntrospectionFile(introspection, {
      fileType: '.d.ts',
      shouldPreprocess: true,
    }),
  }
}
