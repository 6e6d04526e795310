import { readFileSync } from 'node:fs'
import type { Plugin } from 'postcss'

/** In the folder of the project, where builds are started. */
const TOKENS = 'renderer/ui/tokens.css'

/** Writes the sizes of renderer/ui/tokens.css where sheets name them: nothing changes them in a browser, and it loads no names. */
export function inlineSizes(): Plugin {
  const sizes = new Map(
    [...readFileSync(TOKENS, 'utf8').matchAll(/(--size-[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
  return {
    postcssPlugin: 'company-sizes',
    Once(root) {
      root.walkDecls((node) => {
        if (sizes.has(node.prop)) node.remove()
        else
          node.value = node.value.replace(
            /var\((--size-[\w-]+)\)/g,
            (whole, name) => sizes.get(name) ?? whole,
          )
      })
    },
  }
}
