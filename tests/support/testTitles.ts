import { parseSync } from 'vite'
import { isNode, nameOf, nodes, type SyntaxNode, texts } from './source.ts'

/** The titles of the tests in one file that each change runs, as they are written there, with `${…}` and `%s` in place. */
export function readTestTitles(file: string, text: string): Set<string> {
  const titles = new Set<string>()
  collect(parseSync(file, text).program, text, titles)
  return titles
}

function collect(value: unknown, text: string, titles: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, text, titles)
  } else if (typeof value === 'object' && value !== null) {
    const node = value as SyntaxNode
    const isCall = node.type === 'CallExpression' && isTest(node.callee)
    if (isCall && isNightly(nodes(node.arguments)[1])) return
    const title = isCall ? firstArgument(node, text) : null
    if (title !== null) titles.add(title)
    for (const child of Object.values(node)) collect(child, text, titles)
  }
}

// `test(…)`, `it(…)` and what is made of them: `test.each([…])(…)`.
function isTest(callee: unknown): boolean {
  if (typeof callee !== 'object' || callee === null) return false
  const { type, name, object, callee: inner } = callee as SyntaxNode
  if (type === 'Identifier') return name === 'test' || name === 'it'
  return type === 'CallExpression' ? isTest(inner) : type === 'MemberExpression' && isTest(object)
}

// A tag that only some cases of a title have is an expression: the others run with each change.
function isNightly(details: SyntaxNode | undefined): boolean {
  const tag = nodes(details?.properties).find(({ key }) => nameOf(key) === 'tag')?.value
  const tags = isNode(tag) && tag.type === 'ArrayExpression' ? nodes(tag.elements) : [tag]
  return tags.flatMap(texts).includes('@nightly')
}

function firstArgument(node: SyntaxNode, text: string): string | null {
  const [first] = nodes(node.arguments)
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value
  if (first?.type !== 'TemplateLiteral') return null
  return text.slice(Number(first.start) + 1, Number(first.end) - 1)
}
