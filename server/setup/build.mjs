import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run, SetupError, say } from './console.mjs'
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

const stamp = 'dist/.sources'

/** Builds the pages unless dist/ was built from exactly these sources; throws a SetupError. The stamp is written last. */
export async function ensureBuilt() {
  const current = `${fingerprint(sources)} ${companyFingerprint()}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  say('Building the pages…')
  rmSync(stamp, { force: true })
  const build = await run('npm', ['run', '--silent', 'build'], { doing: 'building the pages', quiet: true })
  if (build.code !== 0) {
    process.stderr.write(build.output)
    throw new SetupError(
      'The build failed; its output is above.',
      'mend what the output names and run the command again.',
    )
  }
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
  say('The pages are built.')
}
