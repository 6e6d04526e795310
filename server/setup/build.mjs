import { existsSync, readFileSync, rmSync } from 'node:fs'
import { run, SetupError } from './console.mjs'
import { companyFingerprint, fingerprint } from './fingerprint.mjs'

/** Everything that ends up in the build. */
const SOURCES = [
  ...['company', 'pages', 'renderer', 'gateway', 'server', 'public'],
  ...['package.json', 'package-lock.json', 'schema.graphql', 'tsconfig.json', 'vite.config.ts'],
]

/** Written at the end of a build. */
export const STAMP = 'dist/.sources'

/** The sources and the company's folder as they are now. */
export function stampOfSources() {
  return `${fingerprint(SOURCES)} ${companyFingerprint()}`
}

/** Builds the pages unless dist/ was built from exactly these sources; throws a SetupError. */
export function ensureBuilt() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOfSources()) return
  console.log('› Building the pages…')
  rmSync(STAMP, { force: true })
  if (run('npm', ['run', '--silent', 'build']) !== 0)
    throw new SetupError(
      'The build failed; its output is above.',
      'mend what the output names and run the command again.',
    )
}
