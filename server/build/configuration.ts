import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { companyKeys } from '#company/keys.ts'
import { variables } from '../base/variables.server.ts'

type Shape = z.core.JSONSchema.BaseSchema

const PAGE = path.join(import.meta.dirname, '..', '..', 'docs', 'configuration.md')

/** docs/configuration.md, with its tables made from what checks the variables and the keys. */
export function configurationPage(): string {
  const tables = {
    variables: variableRows(),
    keys: keyRows(z.toJSONSchema(companyKeys, { io: 'input' }), ''),
  }
  return Object.entries(tables).reduce(
    (page, [name, rows]) => {
      const lines = [['name', 'default', 'meaning'], ['---', '---', '---'], ...rows]
      const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
      const block = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`)
      return page.replace(block, () => `<!-- ${name} -->\n\n${table}\n\n<!-- /${name} -->`)
    },
    readFileSync(PAGE, 'utf8'),
  )
}

function variableRows(): string[][] {
  const { NODE_ENV, ...shape } = variables.shape
  return Object.entries(shape).map(([name, check]) => {
    const value = check.safeParse(undefined).data
    const usual = written(typeof value === 'boolean' ? (value ? 'on' : 'off') : value) || 'unset'
    return [`\`${name}\``, name === 'TIME_ZONE' ? "the company's" : usual, check.description ?? '']
  })
}

/** Keys inside an object that may be left out have a row each, with the name of the object before their own. */
function keyRows({ properties = {}, required = [] }: Shape, before: string): string[][] {
  return Object.entries(properties).flatMap(([name, shape]) => {
    if (typeof shape === 'boolean') return []
    if (shape.properties && shape.default) return keyRows(shape as Shape, `${before}${name}.`)
    const usual = required.includes(name) ? 'required' : written(shape.default) || 'none'
    return [[`\`${before}${name}\``, usual, shape.description ?? '']]
  })
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(', ')
  return value === undefined ? '' : `\`${value}\``
}

// npm run schema prints the page.
if (import.meta.main) writeFileSync(PAGE, configurationPage())
