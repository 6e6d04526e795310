import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { readExamples } from '#gateway/http/playground.ts'
import { schema } from '#gateway/schema.ts'
import { anyJson, HOSTILE } from './hostile.ts'
import type { FuzzRequest } from './requests.ts'

/** Decides at every fork of a document; when the numbers are used up everything is the first and shortest. */
type Choose = (count: number) => number

const MAX_DEPTH = 7

/** Documents of the schema's own fields with any arguments, whole and damaged. */
export const documents: fc.Arbitrary<FuzzRequest> = fc
  .record({
    forks: fc.array(fc.nat(), { maxLength: 300 }),
    damage: fc.option(fc.tuple(fc.nat(), fc.constantFrom(...HOSTILE))),
  })
  .map(({ forks, damage }) => {
    const query = toDocument(forks)
    const at = damage ? damage[0] % query.length : 0
    return toRequest({ query: damage ? query.slice(0, at) + damage[1] + query.slice(at) : query })
  })

const examples = readExamples('2026-12-12')

/** Good documents with any variables. */
export const variables: fc.Arbitrary<FuzzRequest> = fc
  .tuple(fc.constantFrom(...examples), fc.array(fc.tuple(fc.nat(), anyJson), { minLength: 1, maxLength: 3 }))
  .map(([{ query, variables: given }, changes]) => {
    const changed = changes.reduce(
      (value, [place, json]) => replaceNode(value, place, json),
      given as unknown,
    )
    return toRequest({ query, variables: changed })
  })

/** A body for the gateway, as most clients send it. */
export function toRequest(body: object): FuzzRequest {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify(body) }
}

function toDocument(forks: readonly number[]): string {
  let used = 0
  const choose: Choose = (count) => (forks[used++] ?? 0) % count
  const isMutation = choose(8) === 1
  const root = isMutation ? schema.getMutationType() : schema.getQueryType()
  const fragments =
    ['', ' fragment F on Query { ...F }', ' fragment F on Product { id ...F }'][choose(12)] ?? ''
  return `${isMutation ? 'mutation' : 'query'} ${selection(root, 0, choose)}${fragments}`
}

function selection(type: unknown, depth: number, choose: Choose): string {
  if (isUnionType(type)) {
    const types = type.getTypes()
    const one = types[choose(types.length)]
    return `{ __typename ... on ${one?.name} ${selection(one, depth + 1, choose)} }`
  }
  if (!isObjectType(type) || depth > MAX_DEPTH) return '{ __typename }'
  const fields = Object.values(type.getFields())
  const chosen = Array.from({ length: choose(4) }, () => fields[choose(fields.length)])
  const texts = chosen.flatMap((field) => (field ? [fieldText(field, depth, choose)] : []))
  return `{ __typename ${texts.join(' ')} ${choose(20) === 1 ? '...F' : ''} }`
}

function fieldText(field: GraphQLField<unknown, unknown>, depth: number, choose: Choose): string {
  const alias = choose(4) === 1 ? `a${choose(20)}: ` : ''
  const given = field.args.filter((argument) => isNonNullType(argument.type) || choose(3) === 1)
  const args = given.map(({ name, type }) => `${name}: ${literal(type, 0, choose)}`)
  const type = getNamedType(field.type)
  const body = isCompositeType(type) ? selection(type, depth + 1, choose) : ''
  return `${alias}${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${body}`
}

function literal(type: GraphQLInputType, depth: number, choose: Choose): string {
  if (choose(15) === 1)
    return ['null', '{}', '[]', '$v', '1e400', '-1', 'NONE', '{ a: 1 }'][choose(8)] ?? 'null'
  if (isNonNullType(type)) return literal(type.ofType, depth, choose)
  if (isListType(type)) {
    const item = literal(type.ofType, depth + 1, choose)
    return `[${Array.from({ length: choose(30) === 1 ? 150 : choose(4) }, () => item).join(', ')}]`
  }
  if (isEnumType(type)) return type.getValues()[choose(type.getValues().length)]?.name ?? 'NONE'
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || choose(3) === 1,
    )
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type, depth + 1, choose)}`).join(', ')} }`
  }
  const { name } = getNamedType(type)
  if (name === 'Int' || name === 'Float') return ['1', '0', '-1', '2147483647', '20', '1.5'][choose(6)] ?? '1'
  if (name === 'Boolean') return choose(2) === 1 ? 'true' : 'false'
  if (name === 'Date') return ['"2026-12-12"', '"2026-12-14"', '"2026-02-30"', '"x"'][choose(4)] ?? '""'
  return JSON.stringify(HOSTILE[choose(HOSTILE.length)])
}

/** Puts `json` in the place of one of the nodes of `value`. */
export function replaceNode(value: unknown, place: number, json: unknown): unknown {
  if (typeof value !== 'object' || value === null) return json
  const entries = Object.entries(value)
  const turn = place % (entries.length + 1)
  const entry = entries[turn]
  if (!entry) return json
  const [name, child] = entry
  const replaced = replaceNode(child, Math.floor(place / (entries.length + 1)), json)
  if (Array.isArray(value)) return value.with(Number(name), replaced)
  return { ...value, [name]: replaced }
}
