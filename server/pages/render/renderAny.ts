import { renderPage } from 'vike/server'
import { BadEnvironmentError } from '../../base/env.server.ts'
import { startLate } from '../../http/lateStart.ts'
import { createDirectWay } from './directWay.ts'
import type { PageServices } from './pageServices.ts'
import type { Rendering, RenderRequest } from './rendering.ts'

type Execute = PageServices['execute']

export type RenderAny = (request: RenderRequest) => Promise<Rendering>

/** Renders any URL: directly or by Vike, in development by Vike alone. Throws a BadEnvironmentError without a build. */
export async function createRenderAny(production: boolean): Promise<RenderAny> {
  if (!production) return renderPage
  await loadBuild()
  const direct = createDirectWay()
  return async ({ services, ...given }) => {
    const request = { ...given, services: { ...services, execute: executeOnce(services.execute) } }
    // A form is acted on once, by Vike.
    const made = services.posted ? null : await direct.render(request)
    if (made) return made
    let parts: Vike.DocumentParts | undefined
    const onDocument = (document: Vike.DocumentParts) => {
      parts = document
    }
    const rendered = await renderPage({ ...request, onDocument })
    const { statusCode, headers, body } = rendered.httpResponse
    const page = { ...rendered, httpResponse: { statusCode, headers, body: startLate(body) } }
    if (parts) direct.learn(page, parts)
    return page
  }
}

/** Operations that failed on the direct way are not waited for again on Vike's. */
function executeOnce(execute: Execute): Execute {
  const results = new Map<object, Map<string, ReturnType<Execute>>>()
  return (operation) => {
    const { document, variables } = operation
    const ofDocument = results.get(document) ?? new Map<string, ReturnType<Execute>>()
    results.set(document, ofDocument)
    const key = JSON.stringify(variables)
    const result = ofDocument.get(key) ?? execute(operation)
    ofDocument.set(key, result)
    return result
  }
}

async function loadBuild(): Promise<void> {
  try {
    await import(new URL('../../../dist/server/entry.mjs', import.meta.url).href)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new BadEnvironmentError('NODE_ENV: production needs a build that is not there: run npm run build')
  }
}
