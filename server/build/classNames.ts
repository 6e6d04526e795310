import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Names of classes by the numbers of their file and of their place in it: pages are full of them, and builds are the same anywhere. */
export function shortClass(): (name: string, file: string) => string {
  const sheets = globSync('{renderer,pages}/**/*.module.css').sort()
  const seen = new Map<string, string[]>()
  return (name, file) => {
    const sheet = path.relative('.', file)
    const names = seen.get(sheet) ?? []
    seen.set(sheet, names)
    if (!names.includes(name)) names.push(name)
    return `_${sheets.indexOf(sheet).toString(36).padStart(2, '0')}${names.indexOf(name).toString(36)}`
  }
}

/** Writes the names of classes where they are used: an imported sheet would be an object of all its names on every page. */
export function classConstants(): Plugin[] {
  const IMPORT = /^import (\w+) from ('[^']+\.module\.css')$/gm
  return [
    {
      name: 'class-constants',
      enforce: 'pre',
      apply: 'build',
      transform: {
        filter: { id: /\.tsx$/, code: /\.module\.css'/ },
        handler: (code, id) => ({
          code: code.replace(IMPORT, (_, name, sheet) => {
            const isWhole = new RegExp(`[^\\w.'/]${name}(?!\\.\\w)\\b(?! from)`).test(code)
            if (!isWhole) return `import * as ${name} from ${sheet}`
            const rules = readFileSync(path.resolve(path.dirname(id), sheet.slice(1, -1)), 'utf8')
            const names = new Set(Array.from(rules.matchAll(/\.([a-z]\w*)/gi), ([, found]) => found))
            const all = [...names].map((each) => `${each}: ${name}Names.${each}`)
            return `import * as ${name}Names from ${sheet}; const ${name} = { ${all} }`
          }),
          map: null,
        }),
      },
    },
    {
      name: 'class-constants:sheets',
      enforce: 'post',
      apply: 'build',
      // A sheet none of whose names is left as a variable still has its rules.
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' as const }),
      },
      // All that is left of a shared sheet is a file without a line: who imports it needs the rules alone.
      generateBundle(_, bundle) {
        const isEmpty = (file: string) => {
          const found = bundle[file]
          return found?.type === 'chunk' && !found.isEntry && found.code.trim() === ''
        }
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          for (const file of chunk.imports.filter(isEmpty)) {
            const sheet = bundle[file] as typeof chunk
            for (const css of sheet.viteMetadata?.importedCss ?? []) chunk.viteMetadata?.importedCss.add(css)
            chunk.code = chunk.code.replace(new RegExp(`import\\s*"[^"]*/${path.basename(file)}";`), '')
          }
          chunk.imports = chunk.imports.filter((file) => !isEmpty(file))
        }
        for (const file of Object.keys(bundle).filter(isEmpty)) delete bundle[file]
      },
    },
  ]
}
