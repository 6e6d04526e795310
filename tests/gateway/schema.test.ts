import { readFileSync } from 'node:fs'
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'
import { expect, test } from 'vitest'
import { callsOf } from '#gateway/base/restCalls.ts'
import { schemaFiles } from '#gateway/build/schemaFiles.ts'
import { CALLS } from '#gateway/rest/calls/index.ts'
import { schema } from '#gateway/schema.ts'

test.each(Object.keys(schemaFiles()))('%s is what the code says; run `npm run schema`', (file) => {
  expect(readFileSync(file, 'utf8')).toBe(schemaFiles()[file])
})

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
)

test('every type, field, argument, enum value and input field has a description', () => {
  expect(types.flatMap(undescribed)).toEqual([])
})

test('descriptions say more than the name', () => {
  const short = types.flatMap(described).filter(([, text]) => text.replace(/`/g, '').length < 6)
  expect(short).toEqual([])
})

test('every REST call of the services is used by some field', () => {
  const asked = types.flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).flatMap((field) => callsOf(field).calls) : [],
  )
  expect([...new Set(asked)].sort()).toEqual(Object.keys(CALLS).sort())
})

test('pages, problems and failures of services each share an interface', () => {
  const implemented = (name: string) =>
    types
      .filter((type) => isObjectType(type) && type.getInterfaces().some((one) => one.name === name))
      .map((type) => type.name)
  const named = (pattern: RegExp) =>
    types.filter((type) => isObjectType(type) && pattern.test(type.name)).map((type) => type.name)
  const ofResults = types
    .filter((type) => isUnionType(type) && /Result$/.test(type.name))
    .flatMap((type) => (isUnionType(type) ? type.getTypes() : []))
    .map(({ name }) => name)
    .filter((name) => !/Created$|Done$|Sent$|Reported$|Joined$|Left$/.test(name))
  const problems = [...new Set(ofResults)]
  expect(problems).toHaveLength(12)
  expect(implemented('Problem').sort()).toEqual(problems.sort())
  expect(implemented('ServiceProblem')).toEqual(
    expect.arrayContaining(['OrderServiceProblem', 'FeedbackServiceProblem', 'TrafficSourceProblem']),
  )
  expect(implemented('Page')).toEqual(named(/^(?!Content).+Page$/))
})

function undescribed(type: GraphQLNamedType): string[] {
  return described(type).flatMap(([name, text]) => (text.trim() === '' ? [name] : []))
}

/** Everything of a type that can be described, by its coordinate. */
function described(type: GraphQLNamedType): [string, string][] {
  const own: [string, string][] = [[type.name, type.description ?? '']]
  if (isEnumType(type))
    return own.concat(
      type.getValues().map((value) => [`${type.name}.${value.name}`, value.description ?? '']),
    )
  if (isInputObjectType(type))
    return own.concat(
      Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field.description ?? '']),
    )
  if (!isObjectType(type) && !isInterfaceType(type)) return own
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`
    const args = field.args.map((arg): [string, string] => [`${name}(${arg.name}:)`, arg.description ?? ''])
    return [[name, field.description ?? ''] as [string, string], ...args]
  })
  return own.concat(fields)
}
