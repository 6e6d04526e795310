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

test.each([
  ['.on { background: var(--text); color: var(--bg); }', 1],
  ['.on { background: var(--accent); color: var(--on-accent); }', 1],
  ['.off { background: var(--surface); color: var(--text); }', 0],
  ['.link { color: var(--bg); }', 0],
])('what is such a rule: %s', (css, count) => {
  expect(rulesOn(css)).toHaveLength(count)
})

/** The rules that set both a ground and the colour of text on it, other than the page's own. */
function rulesOn(css: string): { selector: string; body: string }[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }))
    .filter(
      ({ body }) => /\bbackground:/.test(body) && /[^-]color: var\(--(bg|on-accent|on-negative)\)/.test(body),
    )
}
