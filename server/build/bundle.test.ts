import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BUNDLE, freshBundle } from './bundle.ts'

const BUILT = 1_000_000

function projectWith(sources: Record<string, number>, built: number | null = BUILT): string {
  const root = mkdtempSync(path.join(tmpdir(), 'sutki-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = {
    'company/read.ts': BUILT - 1,
    'server/index.ts': BUILT - 1,
    'gateway/a/b.ts': BUILT - 1,
    ...sources,
  }
  for (const [file, time] of Object.entries(built === null ? files : { ...files, [BUNDLE]: built })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), '')
    utimesSync(path.join(root, file), time, time)
  }
  return root
}

test('the server starts from the bundle of its sources', () => {
  const root = projectWith({ 'server/a.test.ts': BUILT + 1, 'server/upstream/demo/a.json': BUILT + 1 })
  expect(freshBundle(root)).toBe(path.join(root, BUNDLE))
})

test.each(['server/index.ts', 'server/upstream/new.ts', 'gateway/a/b.ts'])(
  'a newer source is run itself: %s',
  (file) => {
    expect(freshBundle(projectWith({ [file]: BUILT + 1 }))).toBeNull()
  },
)

test('without a bundle the sources are run', () => {
  expect(freshBundle(projectWith({}, null))).toBeNull()
})
