import { globSync, readFileSync } from 'node:fs'
import { importCircles, reachableFrom } from './circles.ts'
import { readSource, resolveImport } from './source.ts'

// node tests/support/figures.ts: the size of each room of the gateway, and how its files hang together, in the folder that it is
// started in.
const files = globSync('{gateway,pages,renderer,server}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|generated)\.|\.d\.ts$/.test(file),
)
const sources = files.map((file) => readSource(file, readFileSync(file, 'utf8')))
const known = new Set(files)
const targets = new Map(
  sources.map(({ file, imports }) => [
    file,
    imports.map((specifier) => resolveImport(file, specifier)).filter((target) => known.has(target)),
  ]),
)
const inGateway = sources.filter(({ file }) => file.startsWith('gateway/'))

const rooms = Object.entries(Object.groupBy(inGateway, ({ file }) => roomOf(file)))
for (const [room, found = []] of rooms.sort()) {
  const lines = found.map((source) => source.lines).sort((one, other) => one - other)
  const sum = lines.reduce((total, count) => total + count, 0)
  const median = lines[Math.floor(lines.length / 2)]
  console.log(`${room}: ${found.length} files, ${sum} lines, median ${median}, largest ${lines.at(-1)}`)
}

const closures = inGateway
  .filter(({ file }) => file.startsWith('gateway/schema/'))
  .map(({ file }) => ({ file, reached: reachableFrom(file, targets) }))
  .sort((one, other) => other.reached.size - one.reached.size)
console.log(`largest closure of a schema file: ${closures[0]?.reached.size} files (${closures[0]?.file})`)

const products = closures.find(({ file }) => file === 'gateway/schema/productList.ts')
console.log(`closure of gateway/schema/productList.ts: ${products?.reached.size} files`)
console.log(`circles: ${importCircles(sources).length}`)

function roomOf(file: string): string {
  const [, room = ''] = file.split('/')
  return room.endsWith('.ts') ? 'gateway (root)' : `gateway/${room}`
}
