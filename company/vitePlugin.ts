import type { Plugin } from 'vite'
import * as constants from './constants.ts'
import * as home from './home.ts'

const modules = { constants, home }

/** In pages and in the worker what is known of the company is written where it is used: no file is read, no byte asked for. */
export function companyConstants(): Plugin {
  const code = Object.entries(modules).map(
    ([name, values]) => [`/company/${name}.ts`, written(values)] as const,
  )
  return {
    name: 'company-constants',
    enforce: 'pre',
    load: {
      filter: { id: /\/company\/(constants|home)\.ts$/ },
      handler: (id) => code.find(([file]) => id.endsWith(file))?.[1],
    },
  }
}

function written(values: object): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  )
  return lines.join('\n')
}
