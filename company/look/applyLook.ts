import { decl, type Plugin, type Rule } from 'postcss'
import type { Theme } from './theme.ts'

const DARK = /prefers-color-scheme: dark/
const STRONG = /prefers-contrast: more/
const SYSTEM = /forced-colors|print|width|height/

/** Puts a company's values in place of those in renderer/ui/tokens.css. Sizes, system colours and print stay as they are. */
export function applyLook(tokens: NonNullable<Theme['tokens']>): Plugin {
  return {
    postcssPlugin: 'company-look',
    Once(root) {
      root.walkRules(':root', (rule) => {
        if (!rule.source?.input.file?.endsWith('/renderer/ui/tokens.css')) return
        const media =
          rule.parent?.type === 'atrule' && 'params' in rule.parent ? String(rule.parent.params) : ''
        if (SYSTEM.test(media)) return
        const isDark = DARK.test(media)
        if (STRONG.test(media)) replace(rule, isDark ? tokens.strongDark : tokens.strongLight)
        else replace(rule, isDark ? tokens.dark : tokens.light)
      })
    },
  }
}

function replace(rule: Rule, values: Readonly<Record<string, string>>): void {
  for (const [prop, value] of Object.entries(values)) {
    const own = rule.nodes.find((node) => node.type === 'decl' && node.prop === prop)
    if (own?.type === 'decl') own.value = value
    else rule.append(decl({ prop, value, ...(rule.source && { source: rule.source }) }))
  }
}
