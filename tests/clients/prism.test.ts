import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../support/app.ts'
import { runTool, startTool } from './support/tools.ts'

const ALL_AT_THE_ROOT = ['--catalog', '/', '--content', '/', '--product', '/', '--notifications', '/']

test('a mock made of the OpenAPI document by Prism stands in for the services: every call fits', async () => {
  const url = await startPrism()
  const { code, output } = await checkUpstream('--url', url, ...ALL_AT_THE_ROOT, '--write')
  expect(output).toContain('\n27 fit, 0 do not, 2 not tried\n')
  expect(code).toBe(0)
})

test('a mock that invents its answers is found out', async () => {
  const url = await startPrism('--ignoreExamples')
  const { code, output } = await checkUpstream('--url', url, ...ALL_AT_THE_ROOT)
  expect(output).toMatch(/^FAIL/m)
  expect(code).toBe(1)
})

/** Ends with the test. */
async function startPrism(...options: string[]): Promise<string> {
  const port = await freePort()
  const document = ['../../docs/upstream.openapi.json']
  const prism = startTool('prism', ['mock', '--port', String(port), ...options, ...document])
  const ended = once(prism, 'close')
  onTestFinished(async () => {
    prism.kill('SIGTERM')
    await ended
  })
  for await (const line of createInterface(prism.stdout)) if (line.includes('is listening')) break
  prism.stdout.resume()
  return `http://127.0.0.1:${port}`
}

function checkUpstream(...args: string[]) {
  return runTool(process.execPath, ['gateway/build/upstreamCheck.cli.ts', ...args], '.')
}
