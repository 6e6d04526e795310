import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPictureFolder } from './pictureFolder.ts'

const MB = 1024 * 1024
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sutki-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** How many files there are, and the bytes that they take on the disk. */
async function used(): Promise<{ files: number; bytes: number }> {
  const names = await readdir(folder)
  const blocks = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        (file) => file.blocks,
        () => 0,
      ),
    ),
  )
  return { files: names.length, bytes: 512 * blocks.reduce((sum, each) => sum + each, 0) }
}

test('a thousand small pictures take no more of the disk than they may, whole blocks counted', async () => {
  const pictures = createPictureFolder(folder, MB)
  for (let index = 0; index < 1000; index++) await pictures.store(`${index}.webp`, Buffer.alloc(120))
  await expect.poll(async () => (await used()).bytes).toBeLessThanOrEqual(1.05 * MB)
  expect(await pictures.read('999.webp')).not.toBeNull()
})

test('there are no more files than there may be, however small', async () => {
  const pictures = createPictureFolder(folder, 100 * MB, 200)
  for (let index = 0; index < 500; index++) await pictures.store(`${index}.webp`, Buffer.alloc(1))
  await expect.poll(async () => (await used()).files).toBeLessThanOrEqual(210)
  expect((await used()).files).toBeGreaterThan(100)
  expect(await pictures.read('499.webp')).not.toBeNull()
})
