import { readFileSync } from 'node:fs'
import { type AtRule, type Declaration, type Plugin, parse, type Root } from 'postcss'
import type { Fonts } from './fonts.ts'
import type { TypeTokens } from './tokens.ts'

const FALLBACK = 'system-ui, sans-serif'
/** The weight of headings in the shop's sheets, and spacing that only their letters bear. */
const DISPLAY = /var\(--font-display\)/
const DISPLAY_WEIGHT = '400'
const TIGHT_EM = -0.03

/** The company's letters: its fonts, and its theme's settings for them. */
export type Type = { fonts: Fonts | null; type: TypeTokens }

/** Families as style sheets name them: as the theme says, else the first of the fonts for headings and the last for texts; null: the shop's. */
export function familiesOf({ fonts, type }: Type): { display: string | null; text: string | null } {
  const own = (name: string | undefined) => (name === undefined ? null : `"${name}", ${FALLBACK}`)
  return {
    display: type['--font-display'] ?? own(fonts?.families[0]?.name),
    text: type['--font-text'] ?? own(fonts?.families.at(-1)?.name),
  }
}

/** How much of the tight spacing of headings a company's have: Unbounded is wider than other fonts. */
export function trackOf(own: Type): number {
  return Number(own.type['--track'] ?? (familiesOf(own).display === null ? 1 : 0.5))
}

/** Puts a company's fonts in place of the shop's, in every sheet: faces, families, the weight and the spacing of headings. */
export function applyType(own: Type): Plugin {
  const families = familiesOf(own)
  const { '--w-display': weight = DISPLAY_WEIGHT } = own.type
  const track = trackOf(own)
  return {
    postcssPlugin: 'company-type',
    Once(root) {
      if (own.fonts) replaceFaces(root, own.fonts)
      root.walkDecls((node) => {
        if (node.prop === '--font-display' && families.display !== null) node.value = families.display
        else if (node.prop === '--font-text' && families.text !== null) node.value = families.text
        else if (node.prop === 'letter-spacing') node.value = tracked(node.value, track)
        else if (DISPLAY.test(node.value)) setWeight(node, weight)
      })
    },
  }
}

// Other sheets import that of the fonts. The declarations keep the place that they come from: the build finds the files beside it.
function replaceFaces(root: Root, { sheet }: Fonts): void {
  const shops: AtRule[] = []
  root.walkAtRules('font-face', (rule) => {
    if (rule.source?.input.file?.endsWith('/renderer/ui/fonts.css')) shops.push(rule)
  })
  const [first] = shops
  if (!first) return
  const faces = parse(readFileSync(sheet, 'utf8'), { from: sheet })
  faces.walkDecls('src', (node) => {
    node.value = node.value.replace(/(\.woff2)(?=["']?\s*\))/, '$1?no-inline')
  })
  first.before(faces.nodes)
  for (const rule of shops) rule.remove()
}

function setWeight(node: Declaration, weight: string): void {
  if (node.prop === 'font') node.value = node.value.replace(/^400 /, `${weight} `)
  const rule = node.parent
  if (node.prop !== 'font-family' || rule?.type !== 'rule') return
  for (const other of rule.nodes ?? [])
    if (other.type === 'decl' && other.prop === 'font-weight' && other.value === DISPLAY_WEIGHT)
      other.value = weight
}

/** Spacing that is as tight as that of headings, by the company's share. */
function tracked(value: string, share: number): string {
  const em = /^(-0?\.\d+)em$/.exec(value)?.[1]
  if (em === undefined || Number(em) > TIGHT_EM || share === 1) return value
  return `${Number((Number(em) * share).toFixed(4))}em`
}
