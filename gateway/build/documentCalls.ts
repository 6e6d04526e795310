import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { isRecord } from '../rest/values/shape.ts'

/** A source file of the storefront. */
export type SourceFile = { file: string; text: string }

/** One `graphql(text, [fragments])` of the sources, and the constant that it is the value of. */
export type DocumentCall = { file: string; name: string | null; text: string; fragments: string[] }

/** The storefront's source files, read as text: the gateway imports nothing of it. */
export function storefrontSources(): SourceFile[] {
  const root = path.join(import.meta.dirname, '..', '..')
  return globSync(['pages/**/*.{ts,tsx}', 'renderer/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.(test|generated)\.|\.d\.ts$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** Every GraphQL document of a source file. Throws where one is written in a way that cannot be read without running it. */
export function documentCalls({ file, text }: SourceFile): DocumentCall[] {
  if (!text.includes('graphql(')) return []
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return callsIn(program, null).map(({ name, args }) => {
    const [document, fragments] = args
    const parts = document?.type === 'TemplateLiteral' ? nodes(document.quasis) : []
    if (parts.length > 1) throw new Error(`${file}: template interpolation is not supported in a document`)
    const cooked = isRecord(parts[0]?.value) ? parts[0].value.cooked : undefined
    if (typeof cooked !== 'string' || (fragments && fragments.type !== 'ArrayExpression'))
      throw new Error(`${file}: write documents as graphql(\`…\`, [fragments])`)
    return { file, name, text: cooked, fragments: nodes(fragments?.elements).map(({ name }) => String(name)) }
  })
}

type SyntaxNode = Record<string, unknown>

/** The calls of `graphql` below a node; `name` is the constant that is being declared there. */
function callsIn(value: unknown, name: string | null): { name: string | null; args: SyntaxNode[] }[] {
  if (Array.isArray(value)) return value.flatMap((item) => callsIn(item, name))
  if (!isRecord(value)) return []
  if (value.type === 'CallExpression' && isRecord(value.callee) && value.callee.name === 'graphql')
    return [{ name, args: nodes(value.arguments) }]
  const declared = value.type === 'VariableDeclarator' && isRecord(value.id) ? value.id.name : null
  return Object.values(value).flatMap((child) =>
    callsIn(child, typeof declared === 'string' ? declared : name),
  )
}

function nodes(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
