import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  specifiedRules,
  type ValidationContext,
  validate,
} from 'graphql'
import { LIMITS } from '../base/limits.ts'
import { withoutStacks } from '../rest/errors.ts'
import { measureDocument } from './documentSize.ts'
import { over } from './limitErrors.ts'

const SIZES = ['depth', 'aliases', 'directives', 'mutationFields'] as const
const INVALID = { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400, spec: true } }
/** The last error says that there are more. */
const maxErrors = LIMITS.errors.max - 1

/** Why a parsed document cannot be executed; empty for a valid one. One that is too large is not validated. */
export function documentErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  { introspection }: { introspection: boolean },
): readonly GraphQLError[] {
  const size = measureDocument(document)
  const tooLarge = SIZES.map((name) => over(name, size[name])).find((found) => found !== null)
  if (tooLarge) return [tooLarge]
  const rules = introspection ? specifiedRules : [...specifiedRules, noSchemaIntrospection]
  const errors = withoutStacks(() =>
    validate(schema, document, rules, { maxErrors, hideSuggestions: !introspection }),
  )
  for (const { extensions } of errors) Object.assign(extensions, { ...INVALID, ...extensions })
  return errors
}

// `__type` stays: clients and audits read single types by name.
function noSchemaIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field({ name }) {
      if (name.value !== '__schema') return
      const extensions = { code: 'INTROSPECTION_DISABLED' }
      context.reportError(new GraphQLError('Introspection is disabled; see /schema.graphql.', { extensions }))
    },
  }
}
