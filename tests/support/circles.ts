import type { Source } from './source.ts'
import { resolveImport } from './source.ts'

/** The groups of files that import each other in a circle, type imports included; each sorted, the largest first. */
export function importCircles(sources: readonly Pick<Source, 'file' | 'imports'>[]): string[][] {
  const known = new Set(sources.map(({ file }) => file))
  const targets = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.map((specifier) => resolveImport(file, specifier)).filter((target) => known.has(target)),
    ]),
  )
  const reached = new Map([...known].map((file) => [file, reachableFrom(file, targets)]))
  const circles = new Map<string, string[]>()
  for (const [file, files] of reached) {
    if (!files.has(file)) continue
    const circle = [...files].filter((other) => reached.get(other)?.has(file)).sort()
    circles.set(circle.join(), circle)
  }
  return [...circles.values()].sort((one, other) => other.length - one.length)
}

/** Every file that a file imports, directly or through others; itself only when it stands in a circle. */
function reachableFrom(file: string, targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const rest = [...(targets.get(file) ?? [])]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    rest.push(...(targets.get(next) ?? []))
  }
  return reached
}
