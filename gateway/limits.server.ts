import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  Lexer,
  type ParseOptions,
  parse,
  type SelectionSetNode,
  Source,
  TokenKind,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from './context.ts'
import { estimate } from './estimate.ts'
import { LIMITS, type LimitName, limitExceeded } from './limits.ts'

/** Yoga plugins that hold every operation of a client to the table of limits, most of them before anything is executed. */
export function limitPlugins({ introspection }: { introspection: boolean }): Plugin<GatewayContext>[] {
  return [
    tokenPlugin(),
    EnvelopArmorPlugin({
      maxTokens: { enabled: false },
      costLimit: { enabled: false },
      blockFieldSuggestion: { enabled: false },
      maxDepth: { n: LIMITS.depth.max, flattenFragments: true, ...refusal('depth') },
      maxAliases: { n: LIMITS.aliases.max, allowList: [], ...refusal('aliases') },
      maxDirectives: { n: LIMITS.directives.max, ...refusal('directives') },
    }),
    {
      onValidate({ addValidationRule, setValidationFn }) {
        addValidationRule(singleMutationField)
        if (introspection) return
        addValidationRule(noSchemaIntrospection)
        setValidationFn((checked: GraphQLSchema, document: DocumentNode, rules?: readonly ValidationRule[]) =>
          validate(checked, document, rules, { hideSuggestions: true }),
        )
      },
    },
    estimatePlugin(),
  ]
}

// graphql-armor hands over its error, whose text ends in the number that it found.
function refusal(name: LimitName) {
  return {
    onReject: [
      (_context: unknown, error: GraphQLError) => {
        throw limitExceeded(name, Number(/found (\d+)/.exec(error.message)?.[1]))
      },
    ],
  }
}

function tokenPlugin(): Plugin<GatewayContext> {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string | Source, options?: ParseOptions) => {
        const found = countTokens(source)
        if (found > LIMITS.tokens.max) throw limitExceeded('tokens', found)
        return parse(source, options)
      })
    },
  }
}

function countTokens(source: string | Source): number {
  const lexer = new Lexer(typeof source === 'string' ? new Source(source) : source)
  let count = 0
  try {
    while (lexer.advance().kind !== TokenKind.EOF) count += 1
  } catch (error) {
    // Not GraphQL: the parser says where and why.
    if (!(error instanceof GraphQLError)) throw error
  }
  return count
}

function estimatePlugin(): Plugin<GatewayContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues, contextValue } = args
      const found = estimate({ schema, document, operationName, variables: variableValues })
      if (!found) return
      contextValue.trace.cost = found.cost
      contextValue.trace.upstreamCalls = found.upstreamCalls
      const error = tooExpensive(found)
      if (error) setResultAndStopExecution({ errors: [error] })
    },
  }
}

function tooExpensive({ cost, upstreamCalls, widest }: NonNullable<ReturnType<typeof estimate>>) {
  if (upstreamCalls > LIMITS.upstreamCalls.max)
    return limitExceeded('upstreamCalls', upstreamCalls, ` Too wide is "${widest}".`)
  return cost > LIMITS.cost.max ? limitExceeded('cost', cost) : null
}

function singleMutationField(context: ValidationContext): ASTVisitor {
  function count({ selections }: SelectionSetNode, spread: ReadonlySet<string>): number {
    return selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + 1
      if (node.kind === Kind.INLINE_FRAGMENT) return sum + count(node.selectionSet, spread)
      const { value } = node.name
      const fragment = spread.has(value) ? undefined : context.getFragment(value)
      return sum + (fragment ? count(fragment.selectionSet, new Set([...spread, value])) : 0)
    }, 0)
  }
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation !== 'mutation') return
      const found = count(selectionSet, new Set())
      if (found > LIMITS.mutationFields.max) context.reportError(limitExceeded('mutationFields', found))
    },
  }
}

// `__type` stays: clients and audits ask single types by name.
function noSchemaIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field({ name }) {
      if (name.value !== '__schema') return
      const error = new GraphQLError(
        'The schema cannot be asked for here: it is published as schema.graphql.',
        {
          extensions: { code: 'INTROSPECTION_DISABLED' },
        },
      )
      context.reportError(error)
    },
  }
}
