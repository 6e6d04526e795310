import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { company } from '../company.ts'

/** Begins the name of a module with a topic of the shop's texts and the company's own in their places. */
const OWN = 'virtual:company-texts/'

/**
 * In builds for browsers a module imports, of all texts, the topics that it uses, in the company's language: one module of
 * texts would bring those of all pages to each.
 */
export function companyTexts(): Plugin {
  return {
    name: 'company-texts',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:company-texts\// }, handler: (id) => id },
    load: { filter: { id: /^virtual:company-texts\// }, handler: (id) => ownTopic(id.slice(OWN.length)) },
    transform: {
      filter: { code: /'#company\/texts\/index\.ts'/ },
      // No line moves: the source map goes on being true.
      handler: (code) => ({ code: withTopics(code), map: null }),
    },
  }
}

function withTopics(code: string): string {
  const topics = new Set(Array.from(code.matchAll(/\btexts\.(\w+)\./g), ([, topic = '']) => topic))
  const own = new Set(Object.keys(company.ownTexts).map((key) => key.split('.')[0]))
  const imports = [...topics].map((topic) => {
    const module = own.has(topic) ? `${OWN}${topic}` : `#company/texts/${company.language}/${topic}.ts`
    return `import * as texts_${topic} from '${module}'`
  })
  return code
    .replace(/^import \{ texts \} from '#company\/texts\/index\.ts'$/m, imports.join(';'))
    .replace(/\btexts\.(\w+)\./g, 'texts_$1.')
}

function ownTopic(topic: string): string {
  const shop = JSON.stringify(fileOf(`${company.language}/${topic}.ts`))
  const texts = new Map<string, string>()
  for (const [key, own] of Object.entries(company.ownTexts)) {
    const [of, name = '', inner] = key.split('.')
    if (of !== topic) continue
    const parts = JSON.stringify(own)
    const say = `(...values) => written(${parts}, values, ${JSON.stringify(company.language)})`
    const text = typeof own === 'string' ? parts : say
    const before = texts.get(name) ?? `...shop.${name}`
    texts.set(name, inner === undefined ? text : `${before}, ${JSON.stringify(inner)}: ${text}`)
  }
  return [
    `import * as shop from ${shop}`,
    `import { written } from ${JSON.stringify(fileOf('written.ts'))}`,
    `export * from ${shop}`,
    ...Array.from(
      texts,
      ([name, text]) => `export const ${name} = ${text.startsWith('...') ? `{ ${text} }` : text}`,
    ),
  ].join('\n')
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(`./${name}`, import.meta.url))
}
