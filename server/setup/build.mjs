import { existsSync, readFileSync, rmSync } from 'node:fs'
import { checkFolder, run, SetupError, say } from './console.mjs'
import { companyFingerprint, fingerprint } from './fingerprint.mjs'

/** Everything that ends up in the build. */
const sources = [
  'company',
  'pages',
  'renderer',
  'gateway',
  'server',
  'public',
  'package.json',
  'package-lock.json',
  'schema.graphql',
  'tsconfig.json',
  'vite.config.ts',
]

/** Written at the end of a build. */
export const STAMP = 'dist/.sources'

/** The sources and the company's folder as they are now. */
export function stampOfSources() {
  return `${fingerprint(sources)} ${companyFingerprint()}`
}

/** Builds the pages unless dist/ was built from exactly these sources; throws a SetupError. */
export async function ensureBuilt() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOfSources()) return
  checkFolder()
  say('Building the pages…')
  rmSync(STAMP, { force: true })
  const build = await run('npm', ['run', '--silent', 'build'], { doing: 'building the pages', quiet: true })
  if (build.code !== 0) {
    process.stderr.write(build.output)
    throw new SetupError(
      'The build failed; its output is above.',
      'mend what the output names and run the command again.',
    )
  }
  say('The pages are built.')
}
