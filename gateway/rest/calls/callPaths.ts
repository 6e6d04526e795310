import { CALLS, type CallName } from './index.ts'

/** Where calls are that a company has elsewhere, below the base URL of its services. */
export type CallPaths = Readonly<Partial<Record<CallName, string>>>

/** Reads `createOrder=/orders/v3/orders,productBySlug=/goods/{slug}`; throws an Error that tells the operator what is wrong. */
export function readCallPaths(text: string): CallPaths {
  const paths = new Map<CallName, string>()
  for (const entry of text.split(',')) {
    const [name = '', path = '', ...more] = entry.split('=').map((part) => part.trim())
    if (!isCallName(name)) throw new Error(`there is no call "${name}"`)
    if (paths.has(name)) throw new Error(`${name} is there twice`)
    const [placeholder = ''] = PLACEHOLDER.exec(CALLS[name].path) ?? []
    const isPath = more.length === 0 && /^(\/(\w[\w.~-]*|\{\w+\}))+$/.test(path)
    if (!isPath || (path.match(PLACEHOLDERS) ?? []).join() !== placeholder)
      throw new Error(
        `${name} must be a path${placeholder && ` with ${placeholder}`}, such as /api${CALLS[name].path}`,
      )
    paths.set(name, path)
  }
  return Object.fromEntries(paths)
}

const PLACEHOLDER = /\{\w+\}/
const PLACEHOLDERS = /\{\w+\}/g

function isCallName(name: string): name is CallName {
  return Object.hasOwn(CALLS, name)
}
