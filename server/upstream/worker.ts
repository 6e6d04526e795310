import { parentPort, workerData } from 'node:worker_threads'
import { createUpstreamServer } from './server.ts'

// The thread of the embedded services: tells its parent the URL, and closes when the parent says so.
const upstream = await createUpstreamServer(workerData)
parentPort?.once('message', async () => {
  await upstream.close()
  parentPort?.close()
})
parentPort?.postMessage(upstream.url)
