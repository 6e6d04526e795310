import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LIMITS } from '../base/limits.ts'
import type { GatewayContext } from '../context/context.ts'
import { withoutStacks } from '../rest/errors.ts'
import { type Admit, admitExpensive } from './admission.server.ts'
import { measureDocument } from './documentSize.ts'
import { type Estimate, estimate, isExpensive } from './estimate.ts'
import { over } from './limitErrors.ts'
import { parseDocument } from './parseDocument.ts'
import type { ValidDocuments } from './validDocuments.ts'
import { countValues } from './variables.ts'

/** Yoga plugins that hold every operation of a client to the table of limits, in the order in which they are checked. */
export function limitPlugins(options: DocumentOptions): Plugin<GatewayContext>[] {
  return [variablesPlugin(), documentPlugin(options), estimatePlugin(!options.introspection)]
}

function variablesPlugin(): Plugin<GatewayContext> {
  return {
    onParams({ params }) {
      const error = over('variables', countValues(params?.variables))
      if (error) throw error
    },
  }
}

function overSize(document: DocumentNode): GraphQLError | undefined {
  const size = measureDocument(document)
  const names = ['depth', 'aliases', 'directives', 'mutationFields'] as const
  return names.map((name) => over(name, size[name])).find((found) => found !== null)
}

/** A registered document, parsed, and what makes it impossible to execute; nothing where it is as good as one that a client sent. */
export function checkDocument(
  schema: GraphQLSchema,
  text: string,
  { introspection }: { introspection: boolean },
): { document: DocumentNode | null; errors: readonly GraphQLError[] } {
  try {
    const document = parseDocument(text)
    const tooLarge = overSize(document)
    const rules = introspection ? specifiedRules : [...specifiedRules, noSchemaIntrospection]
    return {
      document,
      errors: tooLarge ? [tooLarge] : withoutStacks(() => validate(schema, document, rules)),
    }
  } catch (error) {
    if (error instanceof GraphQLError) return { document: null, errors: [error] }
    throw error
  }
}

function documentPlugin({ introspection, documents }: DocumentOptions): Plugin<GatewayContext> {
  // The last says that there are more.
  const options = { hideSuggestions: !introspection, maxErrors: LIMITS.errors.max - 1 }
  return {
    onParse({ params, setParseFn, setParsedDocument }) {
      const parsed = documents.byText(params.source.toString())
      if (parsed) setParsedDocument(parsed)
      else setParseFn(parseDocument)
    },
    onValidate({ params, context, addValidationRule, setValidationFn, setResult }) {
      const { documentAST } = params
      if (documents.isValid(documentAST)) return setResult([])
      // Before validation, which a document that is too large is spared.
      const error = overSize(documentAST)
      if (error) return setResult([error])
      if (!introspection) addValidationRule(noSchemaIntrospection)
      setValidationFn((schema: GraphQLSchema, document: DocumentNode, rules?: readonly ValidationRule[]) =>
        withoutStacks(() => validate(schema, document, rules, options)),
      )
      const { query } = context.params
      return ({ valid }) => {
        if (valid && query) documents.keep(query, documentAST)
      }
    },
  }
}

type DocumentOptions = { introspection: boolean; documents: ValidDocuments }

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

function estimatePlugin(hideSuggestions: boolean): Plugin<GatewayContext & { admit?: Admit | undefined }> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues, contextValue } = args
      const found = estimate({ schema, document, operationName, variables: variableValues, hideSuggestions })
      if (!found) return
      if ('errors' in found) return setResultAndStopExecution({ errors: found.errors })
      contextValue.trace.cost = found.cost
      contextValue.trace.upstreamCalls = found.upstreamCalls
      const isQuery = getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY
      const error =
        overEstimate(found) ??
        (isQuery && isExpensive(found) ? await admitExpensive(contextValue.admit) : null)
      if (error) setResultAndStopExecution({ errors: [error] })
    },
  }
}

/** What an operation, with these variables, is expected to need; null where it is more than one may. */
export function affordableEstimate(operation: Parameters<typeof estimate>[0]): Estimate | null {
  const found = estimate(operation)
  return found === null || 'errors' in found || overEstimate(found) ? null : found
}

function overEstimate({ cost, upstreamCalls, widest }: Estimate): GraphQLError | null {
  const detail = widest && ` The widest path is "${widest}".`
  return over('upstreamCalls', upstreamCalls, detail) ?? over('cost', cost)
}
