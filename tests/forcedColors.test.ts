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

// A ground of a tile or a wash is the page's own there: a line that is else not seen says where the box ends.
test('a box that its ground alone sets apart has an edge where colours are forced', () => {
  const rules = files.flatMap((file) => allRules(readFileSync(file, 'utf8')))
  const boxes = rules.filter(
    ({ selector, body }) =>
      /\bpadding/.test(body) && (selector === '.alert' || /\bbackground: var\(--tile\)/.test(body)),
  )
  expect(boxes.length).toBeGreaterThan(4)
  expect(boxes.filter(({ body }) => !/(outline|border|border-color):/.test(body))).toEqual([])
})

/** The rules that set both a ground and the colour of text on it, other than the page's own. */
function rulesOn(css: string) {
  return allRules(css).filter(
    ({ body }) => /\bbackground:/.test(body) && /[^-]color: var\(--(bg|on-accent|on-negative)\)/.test(body),
  )
}

function allRules(css: string): { selector: string; body: string }[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
    return { selector: selector.trim(), body }
  })
}
