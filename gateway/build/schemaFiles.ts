import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import {
  type GraphQLNamedType,
  type IntrospectionQuery,
  introspectionFromSchema,
  isAbstractType,
  isIntrospectionType,
  isObjectType,
  printSchema,
  TypeKind,
} from 'graphql'
import { callsOf } from '../base/restCalls.ts'
import type { Call } from '../rest/calls/call.ts'
import { CALLS } from '../rest/calls/index.ts'
import { schema } from '../schema.ts'
import { docTables, fillBlocks } from './docTables.ts'

const GUIDE = path.join(import.meta.dirname, '..', '..', 'docs', 'gateway.md')

/** The files that are generated, wholly or in part, by their place in the repository; `npm run schema` writes them, a test holds them against the code. */
export function schemaFiles(): Record<string, string> {
  const introspection = minifyIntrospection(
    withPresentRoots(introspectionFromSchema(schema, { descriptions: false })),
  )
  return {
    'schema.graphql': `${printSchema(schema)}\n`,
    'renderer/graphql/schema.generated.d.ts': outputIntrospectionFile(introspection, {
      fileType: '.d.ts',
      shouldPreprocess: true,
    }),
    'renderer/graphql/cacheTypes.generated.ts': cacheTypes(),
    'docs/clients/possibleTypes.json': `${JSON.stringify(possibleTypes(), null, 2)}\n`,
    'docs/gateway.md': fillBlocks(readFileSync(GUIDE, 'utf8'), docTables()),
  }
}

/** The types of the schema that the browser's cache needs. */
function cacheTypes(): string {
  const embedded = Object.values(schema.getTypeMap()).filter(
    (type) =>
      isObjectType(type) && !isIntrospectionType(type) && !isRoot(type) && !('id' in type.getFields()),
  )
  const constants = {
    'Types without an identity: they live inside their parent': [
      'EMBEDDED',
      embedded.map(({ name }) => name),
    ],
    'What each interface and union can be': ['POSSIBLE_TYPES', possibleTypes()],
  }
  return Object.entries(constants)
    .map(([words, [name, value]]) => `/** ${words}. */\nexport const ${name} = ${JSON.stringify(value)}\n`)
    .join('\n')
}

function isRoot(type: GraphQLNamedType): boolean {
  return type === schema.getQueryType() || type === schema.getMutationType()
}

/** The object types of each interface and union: normalised caches that do not know the schema match fragments by them. */
function possibleTypes(): Record<string, string[]> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType)
  return Object.fromEntries(
    abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  )
}

/** The schema for the storefront's types: root fields that failed are dropped by `wholeAnswer.ts`, so null means "there is none". */
function withPresentRoots(introspection: IntrospectionQuery): IntrospectionQuery {
  const { __schema } = introspection
  const roots = schema.getQueryType()?.getFields() ?? {}
  const mayBeNone = new Set(
    Object.values(roots)
      .filter((field) => callsOf(field).calls.some((name) => (CALLS[name] as Call).nullable))
      .map(({ name }) => name),
  )
  const types = __schema.types.map((type) =>
    type.kind === TypeKind.OBJECT && type.name === __schema.queryType.name
      ? {
          ...type,
          fields: type.fields.map((field) =>
            mayBeNone.has(field.name) || field.type.kind === TypeKind.NON_NULL
              ? field
              : { ...field, type: { kind: TypeKind.NON_NULL, ofType: field.type } as const },
          ),
        }
      : type,
  )
  return { __schema: { ...__schema, types } }
}

// npm run schema: prints the schema for clients, and its types for the storefront's documents.
if (import.meta.main)
  for (const [file, text] of Object.entries(schemaFiles())) {
    writeFileSync(file, text)
    console.log(file)
  }
