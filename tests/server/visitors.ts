import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// A thread of visitors who all come at once, each on a connection of its own; tells how many got which status.
const { url, count }: { url: string; count: number } = workerData
const statuses: Record<number, number> = {}
await Promise.all(Array.from({ length: count }, visit))
parentPort?.postMessage(statuses)

function visit(): Promise<void> {
  return new Promise((resolve, reject) => {
    const visiting = request(url, { agent: false }, (answer) => {
      const status = answer.statusCode ?? 0
      statuses[status] = (statuses[status] ?? 0) + 1
      answer.resume().once('end', resolve)
    })
    visiting.once('error', reject).end()
  })
}
