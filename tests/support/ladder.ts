import path from 'node:path'
import { importCircles } from './circles.ts'
import { resolveImport, type Source } from './source.ts'

type Imports = Pick<Source, 'file' | 'imports'>

/**
 * What breaks the order of a folder's rooms: imports of a room that stands higher, files in no room, and rooms without files. Rooms are
 * folders, the highest first; of `graphql` and `graphql/fastPath` a file stands in the longer one. The folder's own files stand above all of them.
 */
export function ladder(folder: string, rooms: readonly string[]): (sources: readonly Imports[]) => string[] {
  const roomOf = (file: string) => {
    const within = path.posix.relative(folder, path.posix.dirname(file))
    return rooms.filter((room) => `${within}/`.startsWith(`${room}/`)).toSorted(byLength)[0] ?? within
  }
  const height = (room: string) => (room === '' ? rooms.length : rooms.toReversed().indexOf(room))
  return (sources) => {
    const own = sources.filter(({ file }) => file.startsWith(`${folder}/`))
    const used = new Set(own.map(({ file }) => roomOf(file)))
    const broken = own.flatMap(({ file, imports }) => {
      const room = roomOf(file)
      if (height(room) < 0) return [`${file} stands in no room of the ladder`]
      return targetsOf({ file, imports })
        .filter((target) => target.startsWith(`${folder}/`) && height(roomOf(target)) > height(room))
        .map((target) => `${file} → ${target}: ${roomOf(target) || folder} stands above ${room}`)
    })
    return [...broken, ...rooms.filter((room) => !used.has(room)).map((room) => `${room} has no file`)]
  }
}

/** The folders whose files import each other in a circle. */
export function folderCircles(sources: readonly Imports[]): string[][] {
  const imports = Map.groupBy(sources, ({ file }) => path.posix.dirname(file))
  return importCircles(
    [...imports].map(([folder, files]) => ({
      file: folder,
      imports: files
        .flatMap(targetsOf)
        .map((target) => path.posix.dirname(target))
        .filter((target) => target !== folder)
        .map((target) => `#${target}`),
    })),
  )
}

function byLength(one: string, other: string): number {
  return other.length - one.length
}

/** The modules that a file imports; a folder of texts is none. */
function targetsOf({ file, imports }: Imports): string[] {
  return imports.map((specifier) => resolveImport(file, specifier)).filter((target) => !target.endsWith('/'))
}
