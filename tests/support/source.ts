import path from 'node:path'
import { parseSync } from 'vite'

/** What the tests of the architecture read in one source file. */
export interface Source {
  /** The file's path from the project root, with forward slashes. */
  file: string
  lines: number
  /** Every module the file names: static, type-only and dynamic imports, re-exports, import types, `new URL` beside the file. */
  imports: string[]
  /** Forbidden code: `any`, comments that leave work for later, tests that do not run. */
  refused: string[]
  program: unknown
}

/** Reads one TypeScript or JavaScript file. Throws when it does not parse. */
export function readSource(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`)
  const source: Source = { file, lines: text.trimEnd().split('\n').length, imports: [], refused: [], program }
  visit(program, source)
  for (const comment of comments) {
    const found = /@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX|HACK)\b/.exec(comment.value)
    if (found) source.refused.push(found[0])
  }
  return source
}

/** The project file that a specifier of `file` means; what is no project file matches none. */
export function resolveImport(file: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, '')
  return plain.startsWith('#') ? plain.slice(1) : path.posix.join(path.posix.dirname(file), plain)
}

/** A node of a syntax tree. */
export type SyntaxNode = Record<string, unknown>

function visit(value: unknown, source: Source) {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, source)
  } else if (isNode(value)) {
    source.imports.push(...importsOf(value))
    source.refused.push(...refusedIn(value))
    for (const child of Object.values(value)) visit(child, source)
  }
}

function importsOf(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TSImportType':
      return texts(node.source)
    case 'ImportExpression':
      return namedOr(node.source, '(computed)')
    case 'TSExternalModuleReference':
      return texts(node.expression)
    case 'NewExpression':
      return nameOf(node.callee) === 'URL' && argument(node, 1)?.type === 'MemberExpression'
        ? texts(argument(node, 0))
        : []
    case 'CallExpression':
      return nameOf(node.callee) === 'require' ? namedOr(argument(node, 0), '(computed)') : []
    default:
      return []
  }
}

function refusedIn(node: SyntaxNode): string[] {
  if (node.type === 'TSAnyKeyword') return ['any']
  if (node.type !== 'MemberExpression') return []
  const method = nameOf(node.property)
  const receiver = rootName(node.object)
  const isTestMethod = /^(only|skip|todo|fixme|skipIf|runIf|fails)$/.test(method)
  return isTestMethod && /^(it|test|describe|suite)$/.test(receiver) ? [`${receiver}.${method}`] : []
}

/** The text of a literal; none of anything else. */
export function texts(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  return []
}

function namedOr(node: unknown, fallback: string): string[] {
  const found = texts(node)
  return found.length > 0 ? found : [fallback]
}

function argument(node: SyntaxNode, index: number): SyntaxNode | undefined {
  const found: unknown = Array.isArray(node.arguments) ? node.arguments[index] : undefined
  return isNode(found) ? found : undefined
}

/** `test` of `test.describe.only`. */
function rootName(node: unknown): string {
  return isNode(node) && node.type === 'MemberExpression' ? rootName(node.object) : nameOf(node)
}

/** The name of an identifier; empty for anything else. */
export function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : ''
}

/** The nodes of a list. */
export function nodes(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** True if a value of a syntax tree is one node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
