import { readFileSync } from 'node:fs'
import graphql from '@graphql-eslint/eslint-plugin'
import type { Linter } from 'eslint'
import { buildSchema, isObjectType } from 'graphql'

/** Types without an identity: what is not one of theirs must not be called `id`. */
const EMBEDDED = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap())
  .filter((type) => isObjectType(type) && !('id' in type.getFields()))
  .map(({ name }) => name)

/** The rules for a schema, or for operations that belong together, in files of the folder `documents`. */
export function eslintConfig(schema: string, documents?: string): Linter.Config[] {
  const set =
    graphql.configs[documents === undefined ? 'flat/schema-recommended' : 'flat/operations-recommended']
  return [
    {
      files: ['**/*.graphql'],
      plugins: { '@graphql-eslint': graphql as never },
      languageOptions: {
        parser: graphql.parser as never,
        parserOptions: { graphQLConfig: { schema, ...(documents !== undefined && { documents }) } },
      },
      rules: {
        ...(set.rules as Linter.RulesRecord),
        ...(documents === undefined && {
          // `Page.page` is the number of the page, as in the argument; the rule cannot leave out one field.
          '@graphql-eslint/no-typename-prefix': 'off',
          '@graphql-eslint/strict-id-in-types': [
            'error',
            { acceptedIdNames: ['id'], acceptedIdTypes: ['ID'], exceptions: { types: EMBEDDED } },
          ],
        }),
      },
    },
  ]
}
