import { expect, test } from 'vitest'
import { openRecorder } from './recorder.ts'

const TYPE = 'https://services.example/problems/closed'

test.each([
  [{ type: TYPE, title: 'Closed', detail: 'Closed\n<b>today</b>', code: 'CLOSED' }, 'CLOSED'],
  [{ type: TYPE, title: 'Closed', detail: 'Closed\n<b>today</b>' }, 'Closed today'],
  [{ type: TYPE, title: 'Closed' }, 'Closed'],
  [{ type: TYPE, title: 'x'.repeat(400) }, 'x'.repeat(300)],
  [{ type: TYPE, status: 422 }, 'API error, status: 422.'],
])('problem details %j are the error «%s»', async (body, message) => {
  const { rest, reply } = await openRecorder()
  const headers = { 'content-type': 'Application/Problem+JSON; charset=utf-8' }
  reply((response) => response.writeHead(422, headers).end(JSON.stringify(body)))
  await expect(rest.settings()).rejects.toMatchObject({ message, status: 422 })
})

test('what another body calls its title is nobody’s message', async () => {
  const { rest, reply } = await openRecorder()
  reply((response) => response.writeHead(422, { 'content-type': 'application/json' }).end('{"title":"x"}'))
  await expect(rest.settings()).rejects.toThrow('API error, status: 422.')
})
