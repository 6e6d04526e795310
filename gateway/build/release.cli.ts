import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { lastRelease, schemaChanges } from './schemaChanges.ts'

// A step of `npm version`, which has set the new version: the changelog gets its date, `releases/` the schema of the version. npm
// commits and tags them. A mistake ends it before the commit.

const version = process.env.npm_package_version ?? ''
const last = lastRelease()
const schema = readFileSync('schema.graphql', 'utf8').replace(`version ${last.version}`, `version ${version}`)
const changelog = readFileSync('CHANGELOG.md', 'utf8')
const heading = `\n## ${version}, not released yet\n`

const mistake = await mistakeIn()
if (mistake === null) {
  const file = `gateway/build/releases/${version}.graphql`
  for (const place of ['schema.graphql', file]) writeFileSync(place, schema)
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync('CHANGELOG.md', changelog.replace(heading, `\n## ${version}\n\nReleased on ${date}.\n`))
  execFileSync('git', ['add', 'CHANGELOG.md', 'schema.graphql', file])
} else {
  console.error(`${version} is not released: ${mistake}`)
  process.exitCode = 1
}

async function mistakeIn(): Promise<string | null> {
  const changes = await schemaChanges(last.schema, schema)
  const isMajor = version.split('.')[0] !== last.version.split('.')[0]
  if (!isMajor && changes.some(({ level }) => level === 'breaking'))
    return `schema.graphql breaks clients of ${last.version}: see npm run schema:check`
  return changelog.includes(heading) ? null : `CHANGELOG.md has no heading "${heading.trim()}"`
}
