import cluster from 'node:cluster'
import { BadEnvironmentError, readEnv } from './base/env.server.ts'
import { runServer } from './runServer.ts'
import { runWorkers, workerCount } from './runWorkers.ts'

// Orders hold names and phone numbers: what is written from now on is for this user alone.
process.umask(0o077)
try {
  const env = readEnv(process.env)
  await (cluster.isPrimary && workerCount(env) > 1 ? runWorkers(env) : runServer(env))
} catch (error) {
  if (!(error instanceof BadEnvironmentError)) throw error
  console.error(error.message)
  process.exit(1)
}
