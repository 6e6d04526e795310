import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lastRelease, schemaChanges } from '#gateway/build/schemaChanges.ts'

const now = readFileSync('schema.graphql', 'utf8')

/** What would break clients that were made for the last release. */
async function breaking(schema: string): Promise<string[]> {
  const changes = await schemaChanges(lastRelease().schema, schema)
  return changes.filter(({ level }) => level === 'breaking').map(({ message }) => message)
}

test('the schema breaks no client of the last release', async () => {
  expect(await breaking(now)).toEqual([])
})

test('a field that is taken away would break them', async () => {
  const without = now.replace('  brand: String\n', '  label: String\n')
  expect(await breaking(without)).toEqual(["Field 'brand' was removed from object type 'Settings'"])
})

test('the package has the version of the last release, and the changelog says what it is', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(lastRelease().version).toBe(version)
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version}\n`)
})

const [MAJOR] = lastRelease().version.split('.')
const NEXT = `${MAJOR}.999.0`
const PROJECT = [
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'schema.graphql',
  '.gitignore',
  'gateway/build',
]

/** A repository with the files of a release, and commands in it; git has a name of its own there. */
function repository(schema: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const place of PROJECT) cpSync(place, path.join(folder, place), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'schema.graphql'), schema)
  appendFileSync(path.join(folder, 'CHANGELOG.md'), `\n## ${NEXT}, not released yet\n`)
  writeFileSync(path.join(folder, '.git-name'), '[user]\nname = Test\nemail = test@example.com\n')
  const run = (command: string, ...words: string[]) => {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: path.join(folder, '.git-name'), NO_UPDATE_NOTIFIER: '1' }
    const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8', env })
    return { status, output: `${stdout}${stderr}`.trim() }
  }
  run('git', 'init', '--quiet')
  run('git', 'add', '.', ':!node_modules')
  run('git', 'commit', '--quiet', '--message', 'all')
  return { run, read: (file: string) => readFileSync(path.join(folder, file), 'utf8') }
}

test('npm version tags a release with its date and its schema', () => {
  const { run, read } = repository(now)
  const { status, output } = run('npm', 'version', NEXT)
  expect(status, output).toBe(0)
  expect(run('git', 'tag', '--points-at', 'HEAD').output).toBe(`v${NEXT}`)
  expect(run('git', 'status', '--porcelain').output).toBe('?? node_modules')
  const named = now.replace(`version ${lastRelease().version}:`, `version ${NEXT}:`)
  expect(named).not.toBe(now)
  for (const file of ['schema.graphql', `gateway/build/releases/${NEXT}.graphql`])
    expect(read(file)).toBe(named)
  expect(read('CHANGELOG.md')).toMatch(/\n## \d+\.999\.0\n\nReleased on \d{4}-\d\d-\d\d\.\n/)
})

test('npm version tags nothing that the changelog does not name, or that breaks clients', () => {
  const unnamed = repository(now)
  expect(unnamed.run('npm', 'version', `${MAJOR}.998.0`).output).toContain('CHANGELOG.md has no heading')
  const breaks = repository(now.replace('  brand: String\n', '  label: String\n'))
  expect(breaks.run('npm', 'version', NEXT).output).toContain('schema.graphql breaks clients of')
  for (const { run } of [unnamed, breaks]) expect(run('git', 'tag').output).toBe('')
})
