import { type DefinitionNode, Kind, parse, print, type SelectionSetNode, type ValueNode } from 'graphql'
import type { Plugin } from 'vite'
import type { Compiled, CompiledDefinition, CompiledSet, CompiledValue } from './compiled.ts'

/**
 * Compiles the documents of `graphql(…)` when the storefront is built: browsers load no parser, and each document weighs no more than its
 * text. What is not supported (directives, default values) stops the build.
 */
export function compileDocuments(): Plugin {
  return {
    name: 'compile-documents',
    enforce: 'pre',
    resolveId: {
      filter: { id: LANGUAGE },
      handler(id, importer) {
        return importer === PARSERLESS
          ? this.resolve(id, import.meta.filename, { skipSelf: true })
          : PARSERLESS
      },
    },
    load: {
      filter: { id: [/\/renderer\/graphql\/graphql\.ts$/, /parserless$/] },
      handler: (id) => (id === PARSERLESS ? WITHOUT_PARSER : "export { graphql } from './compiled.ts'"),
    },
    transform: {
      filter: { id: /\/(?:pages|renderer)\/.*\.tsx?$/, code: /\bgraphql\(\s*`/ },
      handler: (code) => ({
        code: code.replace(CALL, (_call, text: string) => `graphql(${JSON.stringify(compile(text))}`),
        map: null,
      }),
    },
  }
}

/** What urql knows of the language. */
const LANGUAGE = /^@0no-co\/graphql\.web$/
const PARSERLESS = '\0parserless'
const WITHOUT_PARSER = `
  export { GraphQLError, Kind, print, valueFromASTUntyped } from '@0no-co/graphql.web'
  export function parse() { throw new Error('Documents are compiled by the build') }`
const CALL = /\bgraphql\(\s*`([^`]*)`/g

/** The definitions of a document as `compiled.ts` reads them. */
export function compile(text: string): Compiled {
  return parse(text, { noLocation: true }).definitions.map(compileDefinition)
}

function compileDefinition(node: DefinitionNode): CompiledDefinition {
  if ('directives' in node && node.directives?.length) throw unsupported(print(node))
  if (node.kind === Kind.FRAGMENT_DEFINITION)
    return ['fragment', node.name.value, node.typeCondition.name.value, compileSet(node.selectionSet)]
  if (node.kind !== Kind.OPERATION_DEFINITION || !node.name || node.operation === 'subscription')
    throw unsupported(print(node))
  const types = (node.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
    if (defaultValue) throw unsupported(print(defaultValue))
    return [variable.name.value, print(type)]
  })
  return [node.operation, node.name.value, Object.fromEntries(types), compileSet(node.selectionSet)]
}

function compileSet({ selections }: SelectionSetNode): CompiledSet {
  return selections.map((node) => {
    if (node.directives?.length) throw unsupported(print(node))
    if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}`
    if (node.kind === Kind.INLINE_FRAGMENT) {
      if (!node.typeCondition) throw unsupported(print(node))
      return [`...${node.typeCondition.name.value}`, 0, compileSet(node.selectionSet)]
    }
    const label = node.alias ? `${node.alias.value}:${node.name.value}` : node.name.value
    const args = node.arguments?.length ? compileObject(node.arguments) : 0
    if (node.selectionSet) return [label, args, compileSet(node.selectionSet)]
    return args ? [label, args] : label
  })
}

type Pair = { name: { value: string }; value: ValueNode }

function compileObject(pairs: readonly Pair[]): Record<string, CompiledValue> {
  return Object.fromEntries(pairs.map(({ name, value }) => [name.value, compileValue(value)]))
}

function compileValue(node: ValueNode): CompiledValue {
  switch (node.kind) {
    case Kind.VARIABLE:
      return `$${node.name.value}`
    case Kind.STRING:
      return `"${node.value}`
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.NULL:
      return null
    case Kind.LIST:
      return node.values.map(compileValue)
    case Kind.OBJECT:
      return compileObject(node.fields)
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value
  }
}

function unsupported(what: string): Error {
  return new Error(`not supported in a document of the storefront: ${what}`)
}
