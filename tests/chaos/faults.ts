import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Fault, FaultyUpstream } from '../support/faultyUpstream.ts'
import type { Killable } from './processes.ts'

/** Something that goes wrong. What has to be undone is undone by what `begin` answers, after a few tries of visitors. */
export interface Trouble {
  name: string
  isKill: boolean
  begin(): (() => void) | null
}

interface Victims {
  apps: readonly Killable[]
  services: Killable
  upstream: FaultyUpstream
  /** The folders of the databases: the services' and the shop's. */
  folders: { services: string /** Null: its keys are in Redis. */; shop: string | null }
  /** True if the services' folder is a disk of its own that may be filled. */
  hasOwnDisk: boolean
}

const ORDERS = { method: 'POST', path: /\/v2\/orders(?:$|\/)/ }

/** What goes wrong in turn: two of three are kills. */
export function troubles({ apps, services, upstream, folders, hasOwnDisk }: Victims): Trouble[] {
  const kill = (name: string, victim: Killable | undefined): Trouble => ({
    name: `${name} killed`,
    isKill: true,
    begin() {
      void victim?.kill()
      return null
    },
  })
  const fault = (name: string, planned: Fault): Trouble => ({
    name,
    isKill: false,
    begin() {
      upstream.fail(ORDERS, planned, 4)
      return null
    },
  })
  const [one, other] = apps
  return [
    fault('answer lost after the write', 'lostAnswer'),
    kill('server 1', one),
    kill('services', services),
    fault('connection reset before the write', 'reset'),
    kill('server 2', other),
    kill('services', services),
    locked('services’ database locked', path.join(folders.services, 'sutki.db')),
    kill('server 1', one),
    kill('server 2', other),
    fault('503', { status: 503, headers: { 'retry-after': '1' } }),
    kill('server 2', other),
    kill('services', services),
    ...(folders.shop === null
      ? []
      : [locked('file of keys locked', path.join(folders.shop, 'order-keys.db'))]),
    fault('services slow: the order is made after the deadline', 'late'),
    kill('server 1', one),
    kill('services', services),
    fault('answer stops half-way after the write', 'halfAnswer'),
    kill('server 2', other),
    kill('services', services),
    ...(hasOwnDisk ? [full(folders.services), kill('server 1', one), kill('services', services)] : []),
  ]
}

function locked(name: string, file: string): Trouble {
  return {
    name,
    isKill: false,
    begin() {
      const database = new DatabaseSync(file, { timeout: 20_000 })
      database.exec('BEGIN IMMEDIATE')
      return () => {
        database.exec('ROLLBACK')
        database.close()
      }
    },
  }
}

function full(folder: string): Trouble {
  return {
    name: 'disk full',
    isKill: false,
    begin() {
      const { bavail, bsize } = statfsSync(folder)
      const ballast = path.join(folder, 'ballast')
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail - 2) * bsize))
      } catch (error) {
        // The services wrote meanwhile: it is full all the same.
        if (!String(error).includes('ENOSPC')) throw error
      }
      return () => rmSync(ballast, { force: true })
    },
  }
}

/** Makes a folder a small disk of its own, where this user may; answers how to give it back, or null. */
export function ownDisk(folder: string): (() => void) | null {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', folder])
  return status === 0 ? () => void spawnSync('umount', [folder]) : null
}
