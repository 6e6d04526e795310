import type { TestProject } from 'vitest/node'
import { startApp } from '../../support/app.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built server over its embedded services, without a trailing slash. */
    shop: string
  }
}

/** One shop for all tests: the production server, with embedded services of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const app = await startApp()
  provide('shop', app.url)
  return async () => {
    await app.stop()
  }
}
