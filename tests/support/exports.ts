import { isNode, nameOf, nodes, resolveImport, type SyntaxNode, texts } from './source.ts'

/** What one file offers to others, and what it takes of each other file by name; `*` stands for everything. */
interface FileExports {
  file: string
  offered: string[]
  taken: { target: string; names: string[] }[]
}

/** The exports that no file takes, as `file: name`. Props of a component may be exported for whoever needs them next. */
export function unusedExports(files: readonly FileExports[]): string[] {
  const taken = new Set(
    files.flatMap((file) =>
      file.taken.flatMap(({ target, names }) => names.map((name) => `${target}: ${name}`)),
    ),
  )
  return files.flatMap(({ file, offered }) =>
    offered
      .filter((name) => name !== 'default' && !name.endsWith('Props'))
      .filter((name) => !taken.has(`${file}: ${name}`) && !taken.has(`${file}: *`))
      .map((name) => `${file}: ${name}`),
  )
}

/** Reads what a parsed file offers and takes. */
export function readExports(file: string, program: unknown): FileExports {
  const found: FileExports = { file, offered: [], taken: [] }
  visit(program, found)
  return found
}

function visit(value: unknown, found: FileExports) {
  if (Array.isArray(value)) for (const item of value) visit(item, found)
  if (!isNode(value)) return
  found.offered.push(...offeredBy(value))
  const [specifier] = texts(value.source)
  if (specifier !== undefined)
    found.taken.push({ target: resolveImport(found.file, specifier), names: takenBy(value) })
  for (const child of Object.values(value)) visit(child, found)
}

function offeredBy(node: SyntaxNode): string[] {
  if (node.type !== 'ExportNamedDeclaration') return []
  const { declaration } = node
  if (!isNode(declaration)) return nodes(node.specifiers).map(({ exported }) => nameOf(exported))
  return isNode(declaration.id)
    ? [nameOf(declaration.id)]
    : nodes(declaration.declarations).map(({ id }) => nameOf(id))
}

/** The names that an import or a re-export takes; all of them where it does not say. */
function takenBy({ type, specifiers }: SyntaxNode): string[] {
  const isNamed = type === 'ImportDeclaration' || type === 'ExportNamedDeclaration'
  if (!isNamed) return ['*']
  return nodes(specifiers).map((specifier) => {
    if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported)
    if (specifier.type === 'ExportSpecifier') return nameOf(specifier.local)
    return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*'
  })
}
