import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../support/app.ts'

/** The name in docs/deploy/nginx.conf, its certificate's and `SITE_URL`'s. */
export const SHOP_NAME = 'shop.example'

interface Nginx {
  url: string
  /** Where visitors come without https. */
  plainUrl: string
  /** The certificate that its visitors are to trust. */
  ca: Buffer
  stop(): Promise<void>
}

/** Debian's nginx with the site of docs/deploy; only ports and certificate are others. `isCaching`: it keeps what it may. */
export async function startNginx(
  folder: string,
  servers: readonly number[],
  { isCaching = false } = {},
): Promise<Nginx> {
  const certificate = path.join(folder, 'certificate.pem')
  const key = path.join(folder, 'key.pem')
  makeCertificate(certificate, key)
  const port = await freePort()
  const plainPort = await freePort()
  const [first, second] = servers
  const replaced: readonly [string, string][] = [
    ['127.0.0.1:3001', `127.0.0.1:${first}`],
    ['127.0.0.1:3002', `127.0.0.1:${second}`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['/etc/ssl/sutki/fullchain.pem', certificate],
    ['/etc/ssl/sutki/privkey.pem', key],
  ]
  let site = readFileSync('docs/deploy/nginx.conf', 'utf8')
  for (const [from, to] of replaced) {
    if (!site.includes(from)) throw new Error(`docs/deploy/nginx.conf has no "${from}"`)
    site = site.replace(from, to)
  }
  writeFileSync(path.join(folder, 'site.conf'), site)
  writeFileSync(path.join(folder, 'nginx.conf'), mainOf(folder, isCaching ? cacheOf(folder) : ''))
  mkdirSync(path.join(folder, 'temp'))
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stopWithParent = () => child.kill('SIGTERM')
  process.once('exit', stopWithParent)
  await listening(child, port)
  return {
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    ca: readFileSync(certificate),
    async stop() {
      process.off('exit', stopWithParent)
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
    },
  }
}

// What Debian's own main file does around a site, without its folders.
function mainOf(folder: string, more: string): string {
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 768; }
http {
  access_log off;
  ${temps.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  ${more}
  include ${folder}/site.conf;
}
`
}

/** Every location keeps answers as their headers allow, and says whether it gave one. */
function cacheOf(folder: string): string {
  return `proxy_cache_path ${folder}/cache keys_zone=shop:10m;
  proxy_cache shop;
  proxy_cache_key $host$request_uri;
  add_header X-Cache $upstream_cache_status always;`
}

function makeCertificate(certificate: string, key: string): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${SHOP_NAME}`, '-addext', `subjectAltName=DNS:${SHOP_NAME}`],
    ...['-keyout', key, '-out', certificate],
  ])
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr ?? made.error}`)
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${said}`)
    await setTimeout(50)
  }
}

async function accepts(port: number): Promise<boolean> {
  const connection = connect(port, '127.0.0.1')
  const isOpen = await once(connection, 'connect').then(
    () => true,
    () => false,
  )
  connection.destroy()
  return isOpen
}
