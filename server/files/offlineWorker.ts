import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const builtWorker = new URL('../../dist/offline/worker.js', import.meta.url)

/** `GET /worker.js`: the service worker; switched off, one that takes away itself and all that it cached. */
export async function registerOfflineWorker(app: FastifyInstance, isOn: boolean): Promise<void> {
  const code = isOn && existsSync(builtWorker) ? await readFile(builtWorker, 'utf8') : LEAVES
  app.get('/worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code),
  )
}

const LEAVES = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('sutki-')) await caches.delete(name)
  await self.registration.unregister()
}
`
