import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** After so many days the storage is checked whether its original is still the same. */
const FRESH_MS = 7 * 24 * 60 * 60 * 1000
/** A picture's last use is noted at most so often. */
const NOTED_EVERY_MS = 60 * 60 * 1000
/** The most files: a storage that has something at any path would use up the disk's inodes otherwise. */
const MAX_FILES = 50_000
/** The least space of a file on most disks. */
const BLOCK_BYTES = 4096
/** The folder is looked through after so much was written, and emptied to this part of what it may take. */
const CHECK_PART = 0.05
const EMPTIED_TO = 0.8

/** Made pictures on the disk, at most `maxBytes` of it and `maxFiles`: those that nobody used for longest go first. */
export function createPictureFolder(folder: string, maxBytes: number, maxFiles = MAX_FILES) {
  // The bytes that an earlier process left are unknown: the first picture looks.
  let partWritten = 1
  let isPruning = false

  return {
    async read(name: string): Promise<{ picture: Buffer; isFresh: boolean } | null> {
      const file = join(folder, name)
      try {
        const [picture, { atime, mtime }] = await Promise.all([readFile(file), stat(file)])
        const now = new Date()
        // Many disks do not note reads by themselves.
        if (now.getTime() - atime.getTime() > NOTED_EVERY_MS) utimes(file, now, mtime).catch(() => {})
        return { picture, isFresh: now.getTime() - mtime.getTime() < FRESH_MS }
      } catch {
        return null
      }
    },
    /** A full disk must not cost the visitor the picture: what cannot be stored is not. */
    async store(name: string, picture: Buffer): Promise<void> {
      const file = join(folder, name)
      const unfinished = `${file}.${process.pid}.${crypto.randomUUID()}`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(unfinished, picture)
        await rename(unfinished, file)
      } catch {
        await rm(unfinished, { force: true }).catch(() => {})
      }
      const bytes = Math.ceil(picture.byteLength / BLOCK_BYTES) * BLOCK_BYTES
      partWritten += Math.max(bytes / maxBytes, 1 / maxFiles)
      if (partWritten < CHECK_PART || isPruning) return
      partWritten = 0
      isPruning = true
      void prune(folder, { maxBytes, maxFiles }).finally(() => {
        isPruning = false
      })
    },
  }
}

type Bounds = { maxBytes: number; maxFiles: number }

async function prune(folder: string, { maxBytes, maxFiles }: Bounds): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => usage(join(entry.parentPath, entry.name))),
  )
  const used = files.flatMap((file) => file ?? []).toSorted((one, other) => one.usedAt - other.usedAt)
  let bytesLeft = used.reduce((sum, { bytes }) => sum + bytes, 0)
  let filesLeft = used.length
  if (bytesLeft <= maxBytes && filesLeft <= maxFiles) return
  for (const { file, bytes } of used) {
    if (bytesLeft <= EMPTIED_TO * maxBytes && filesLeft <= EMPTIED_TO * maxFiles) return
    await rm(file, { force: true }).catch(() => {})
    bytesLeft -= bytes
    filesLeft -= 1
  }
}

async function usage(file: string): Promise<{ file: string; bytes: number; usedAt: number } | null> {
  try {
    const { blocks, atimeMs, mtimeMs } = await stat(file)
    return { file, bytes: blocks * 512, usedAt: Math.max(atimeMs, mtimeMs) }
  } catch {
    return null
  }
}
