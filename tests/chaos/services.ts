import { createUpstreamServer } from '../../server/upstream/index.ts'

// The embedded services as a process of their own, which can be killed: node services.ts <port> <folder>.
const [port, dataDir = ''] = process.argv.slice(2)
const upstream = await createUpstreamServer({ port: Number(port), dataDir })
process.stdout.write(`${upstream.url}\n`)
