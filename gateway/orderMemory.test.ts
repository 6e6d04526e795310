import { expect, test } from 'vitest'
import { createOrderMemory } from './orderMemory.ts'

const order = { id: '1', number: 'С-1', total: 100, period: null, createdAt: null }
const created = { state: 'created', order } as const

test('a try is found by its key, and tells whether the content is the same', () => {
  const memory = createOrderMemory<string>()
  memory.keep('key', 'content', created)
  expect(memory.find('key', 'content')).toEqual({ attempt: created, sameContent: true })
  expect(memory.find('key', 'other')).toEqual({ attempt: created, sameContent: false })
  expect(memory.find('other', 'content')).toBeNull()
  memory.forget('key')
  expect(memory.peek('key')).toBeNull()
})

test('the oldest are forgotten first, never those that are running', () => {
  const memory = createOrderMemory<string>(2)
  memory.keep('running', 'a', { state: 'running', result: Promise.resolve('') })
  for (const key of ['first', 'second', 'third']) memory.keep(key, 'b', created)
  expect(memory.peek('running')).toMatchObject({ state: 'running' })
  expect(memory.peek('first')).toBeNull()
  expect(memory.peek('second')).toBeNull()
  expect(memory.peek('third')).toEqual(created)
})
