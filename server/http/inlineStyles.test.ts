import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hoistInlineStyles } from './inlineStyles.ts'

const page = (body: string) => `<html><head><title>т</title></head><body>${body}</body></html>`

test('styles of tags become rules of one element that the policy can name', () => {
  const { html, styleHash } = hoistInlineStyles(
    page('<p class="a" style="width:5%">1</p><i style="width:5%"></i><b style="--from:1" id="c">2</b>'),
  )
  expect(html).not.toContain(' style=')
  expect(html).toContain(
    '<p class="a" data-style="0">1</p><i data-style="0"></i><b data-style="1" id="c">2</b>',
  )
  const css = /<style>(.*?)<\/style><\/head>/.exec(html)?.[1] ?? ''
  expect(css.replace(/(\[[^\]]*\])\1{3}/g, '$1')).toBe('[data-style="0"]{width:5%}[data-style="1"]{--from:1}')
  expect(styleHash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})

test('a page without them stays as it is', () => {
  const plain = page('<p>Шатёр</p>')
  expect(hoistInlineStyles(plain)).toEqual({ html: plain, styleHash: null })
})

test.each([
  ['a text', page('<p>он пишет style="color:red" и всё</p>')],
  ['a value', page('<input value="стол style=" placeholder="Шатёр">')],
  ['data of a page', page('<script type="application/json">{"a":"\\u003Cp style=\\"x\\">"}</script>')],
])('%s that looks like a style is none', (_, html) => {
  expect(hoistInlineStyles(html)).toEqual({ html, styleHash: null })
})

test('a value that would end its rule is left out', () => {
  const { html } = hoistInlineStyles(
    page('<p style="a:b}*{display:none"></p><i style="a:url(&quot;b&quot;)"></i>'),
  )
  expect(html).not.toContain('display:none')
  expect(html).toContain('{a:url("b")}')
})

test.each([
  ['tags', '<i style="left:1%"></i><b ', 50_000],
  ['attributes of a tag that does not end', '<i style="left:1%"', 0],
  ['attributes of no tag', ' style="left:1%">', 0],
  ['attributes of one tag', '<i title="" style="left:1%" <b> style="left:1%"', 0],
])('a large page of %s takes steps in proportion to its size', (_, part, styled) => {
  const { html } = hoistInlineStyles(page(part.repeat(50_000)))
  expect(html.match(/data-style="/g)?.length ?? 0).toBe(styled && styled + 4)
})

test('what is no whole tag has no styles, and the tags beside it have', () => {
  const broken = '<i style="a:b"<b><3 style="a:b"> style="a:b"><Q style="a:b"> style="a:b">'
  const { html } = hoistInlineStyles(page(`${broken}<i title="x" style="c:d" id="e">`))
  expect(html).toContain(`<body>${broken}<i title="x" data-style="0" id="e">`)
})
