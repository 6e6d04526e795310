import { expect, test } from 'vitest'
import { albumHtml } from './album.ts'

test('the album names each page, shows its pictures as they are, and opens each of them', () => {
  const pictures = [{ file: 'company/0-390-light.jpg', look: '390 light' }]
  const html = albumHtml('Ham & Son', [{ name: '/search/<"b">', pictures }])
  expect(html).toContain('<h1>Ham &amp; Son</h1>')
  expect(html).toContain('<li><a href="#0">/search/&lt;&quot;b&quot;></a></li>')
  expect(html).toContain('<h2 id="0">/search/&lt;&quot;b&quot;></h2>')
  const [, link, picture, attributes] = /<a href="([^"]+)"><img src="([^"]+)"([^>]*)>/.exec(html) ?? []
  expect([link, picture]).toEqual(['company/0-390-light.jpg', 'company/0-390-light.jpg'])
  expect(attributes).not.toContain('width')
})
