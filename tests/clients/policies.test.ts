import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { cacheOptions } from '../../docs/clients/apollo.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const types = Object.values(schema.getTypeMap()).filter(isObjectType)
const policies = Object.entries(cacheOptions.typePolicies ?? {})

test('Apollo Client: every list by pages is kept by its pages, and nothing else is', () => {
  const pageType = schema.getType('Page')
  const lists = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const answered = getNamedType(field.type)
      const isPage = isObjectType(answered) && answered.getInterfaces().some((each) => each === pageType)
      return isPage ? [`${type.name}.${field.name}`] : []
    }),
  )
  expect(isInterfaceType(pageType)).toBe(true)
  const kept = policies.flatMap(([name, { fields = {} }]) =>
    Object.keys(fields).map((field) => `${name}.${field}`),
  )
  expect(kept.toSorted()).toEqual(lists.toSorted())
})

test('Apollo Client: what is merged as a part of its parent is a type without an identity', () => {
  const merged = policies.flatMap(([name, { merge }]) => (merge ? [name] : []))
  const parts = types.flatMap((type) => ('id' in type.getFields() ? [] : [type.name]))
  expect(merged.length).toBeGreaterThan(0)
  expect(merged.filter((name) => !parts.includes(name))).toEqual([])
})
