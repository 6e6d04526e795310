import cluster from 'node:cluster'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { companyFingerprint } from '../company/company.ts'
import { BadEnvironmentError, nearNames, readEnv } from './base/env.server.ts'
import { ROOT } from './base/root.ts'
import { runServer } from './runServer.ts'
import { runWorkers, workerCount } from './runWorkers.ts'

// Orders hold names and phone numbers: what is written from now on is for this user alone.
process.umask(0o077)
try {
  const env = readEnv(process.env)
  if (cluster.isPrimary)
    for (const { name, meant } of nearNames(process.env))
      console.warn(`${name}: there is no such setting. Is ${meant} meant?`)
  if (env.NODE_ENV === 'production') checkBuilt()
  await (cluster.isPrimary && workerCount(env) > 1 ? runWorkers(env) : runServer(env))
} catch (error) {
  if (!(error instanceof BadEnvironmentError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Pages carry the company's name and currency since they were built: another company's must not be served under its name. */
function checkBuilt(): void {
  const file = path.join(ROOT, 'dist/.sources')
  if (existsSync(file) && readFileSync(file, 'utf8').endsWith(` ${companyFingerprint()}`)) return
  throw new BadEnvironmentError(
    'COMPANY_DIR: the pages in dist/ were built for another company folder, or before it changed: run "npm run build"',
  )
}
