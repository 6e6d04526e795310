import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('{renderer,pages}/**/*.css').sort()

// Where a visitor forces a palette, the browser lays the page's ground behind each text: on ink and lime that hides it.
test('text on ink and lime keeps its ground where colours are forced', () => {
  const rules = files.flatMap((file) =>
    rulesOn(readFileSync(file, 'utf8')).map((rule) => ({ rule: `${file}: ${rule.selector}`, ...rule })),
  )
  expect(rules.length).toBeGreaterThan(10)
  expect(
    rules.filter(({ body }) => !body.includes('forced-color-adjust: none')).map(({ rule }) => rule),
  ).toEqual([])
})

/** The rules that set both a ground and the colour of text on it, other than the page's own. */
function rulesOn(css: string): { selector: string; body: string }[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }))
    .filter(
      ({ body }) => /\bbackground:/.test(body) && /[^-]color: var\(--(bg|on-accent|on-negative)\)/.test(body),
    )
}
