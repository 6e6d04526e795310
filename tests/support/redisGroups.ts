import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'
import { onTestFinished } from 'vitest'
import { freePort } from './app.ts'
import { type RedisServer, spawnRedis } from './redisServer.ts'

async function start(settings: string[], port?: number): Promise<RedisServer> {
  const redis = await spawnRedis(port ?? (await freePort()), ['--dir', temporaryFolder(), ...settings])
  onTestFinished(redis.kill)
  return redis
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-redis-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A primary with a replica that follows it, and a sentinel that makes the replica the primary once the first is gone. */
export async function startSentinel(): Promise<{ url: string; primary: RedisServer; replica: RedisServer }> {
  const primary = await start([])
  const replica = await start(['--replicaof', '127.0.0.1', String(primary.port)])
  const file = path.join(temporaryFolder(), 'sentinel.conf')
  const rules = [`monitor shop 127.0.0.1 ${primary.port} 1`, 'down-after-milliseconds shop 500']
  writeFileSync(file, rules.map((rule) => `sentinel ${rule}\n`).join(''))
  const sentinel = await spawnRedis(undefined, [file, '--sentinel'])
  onTestFinished(sentinel.kill)
  return { url: `redis-sentinel://127.0.0.1:${sentinel.port}#shop`, primary, replica }
}

/** A cluster of three servers with a third of the slots each. */
export async function startCluster(): Promise<{ url: string; nodes: RedisServer[] }> {
  const nodes = await Promise.all(
    [1, 2, 3].map(async () => start(['--cluster-enabled', 'yes'], await clusterPort())),
  )
  const clients = nodes.map(({ url }) => new Redis(url))
  const [first] = nodes
  const bounds = [0, 5461, 10_923, 16_384]
  for (const [index, client] of clients.entries()) {
    await client.call('CLUSTER', 'ADDSLOTSRANGE', bounds[index] ?? 0, (bounds[index + 1] ?? 0) - 1)
    if (first && index > 0) await client.call('CLUSTER', 'MEET', '127.0.0.1', first.port)
  }
  await Promise.all(clients.map(untilWhole))
  for (const client of clients) client.disconnect()
  return { url: `redis-cluster://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`, nodes }
}

/** Servers of a cluster talk to each other 10,000 above their port: that one, too, is below those that systems give to connections. */
async function clusterPort(): Promise<number> {
  const port = await freePort()
  return port < 22_768 ? port : clusterPort()
}

async function untilWhole(client: Redis): Promise<void> {
  const info = String(await client.call('CLUSTER', 'INFO'))
  if (!/cluster_state:ok[\s\S]*cluster_known_nodes:3/.test(info)) await untilWhole(client)
}
