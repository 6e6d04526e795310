import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { companyFolder, mistakesIn } from '../../tests/support/companyFolder.ts'
import { readCompany } from '../read.ts'
import { drawIcons } from './drawIcons.ts'
import { fadedLogos } from './fadedLogos.ts'
import { logoFiles } from './logoFiles.ts'
import { DEFAULTS } from './tokens.ts'
import { undrawable } from './undrawable.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 148 32"><path d="M0 0h148v32H0z"/></svg>'

test('each mistake is said', () => {
  expect(
    mistakesIn({
      'logo-dark.svg': SVG,
      'favicon.svg': SVG.replace('<path', '<script/><path'),
      'no-photo.svg': 'GIF89a',
      'share.png': Buffer.from('no picture'),
    }),
  ).toEqual([
    'favicon.svg: must not have scripts, event handlers, or links to other files',
    'no-photo.svg: is no SVG with xmlns="http://www.w3.org/2000/svg"',
    'share.png: is no PNG',
    'logo-dark.svg: there is no logo.svg',
  ])
  expect(mistakesIn({ 'logo.svg': SVG.replace(/ xmlns="[^"]*"/, '') })).toEqual([
    'logo.svg: is no SVG with xmlns="http://www.w3.org/2000/svg"',
  ])
  expect(mistakesIn({ 'logo.svg': SVG.replace(/ viewBox="[^"]*"/, '') })).toEqual([
    'logo.svg: must have a viewBox of four numbers, such as viewBox="0 0 120 32"',
  ])
  expect(mistakesIn({ 'logo.svg': SVG + ' '.repeat(50_000) })).toEqual([
    'logo.svg: is larger than 50000 bytes',
  ])
})

test.each([
  '<style>@import url(https://a.example/b.css);</style>',
  '<style>@&#105;mport "https://a.example/b.css";</style>',
  '<style>@\\69mport "https://a.example/b.css";</style>',
  '<path style="fill:url( \'//a.example/b#c\')"/>',
  '<path fill="url(https://a.example/b#c)"/>',
  '<path style="background:image-set(\'https://a.example/b\' 1x)"/>',
  '<image href="https://a.example/b.png"/>',
  '<use xlink:href = /b.svg#c />',
  '<?xml-stylesheet href="#b"?>',
  '<a href="&#x6a;avascript:alert(1)"/>',
  '<path onclick="alert(1)"/>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
  '<s:foreignObject xmlns:s="http://www.w3.org/2000/svg"/>',
  '<h:img xmlns:h="http://www.w3.org/1999/xhtml" srcset="https://a.example/b.png"/>',
  '<p xmlns="http://www.w3.org/1999/xhtm&#108;"/>',
  '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
  '<a><animate attributeName=" xlink:href" values="javascript:alert(1)"/></a>',
  '<image href="data:image/svg+xml,%3Csvg/%3E"/>',
  '<style>@im<!-- -->port "https://a.example/b.css";</style>',
  '<style>@im<![CDATA[port]]> "https://a.example/b.css";</style>',
  '<![CDATA[ <!-- ]]><script/><!-- -->',
])('a picture asks for nothing else: %s', (part) => {
  expect(mistakesIn({ 'logo.svg': SVG.replace('<path', `${part}<path`) })).toEqual([
    'logo.svg: must not have scripts, event handlers, or links to other files',
  ])
})

test.each([
  '<style>.a { fill: url(#b) }</style>',
  '<path fill="url(\'#b\')" title="Hire &#38; sons"/>',
  '<image href="data:image/png;base64,AA"/>',
  '<use xlink:href="#b"/>',
  '<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape"/>',
  '<!-- <script/> --><style><![CDATA[.a > b { fill: url(#b) }]]></style>',
  '<animate attributeName="opacity" values="0;1"/>',
])('it may have %s', (part) => {
  expect(mistakesIn({ 'logo.svg': SVG.replace('<path', `${part}<path`) })).toEqual([])
})

test.each([
  '<!DOCTYPE svg [<!ATTLIST path onclick CDATA "alert(1)">]>',
  '<!DOCTYPE svg [<!ENTITY a "<script/>">]>',
  '<!DOCTYPE svg SYSTEM "><!--">',
  '<?xml version="1.0" encoding="iso-2022-jp"?>',
  '<?xml-stylesheet href="https://a.example/b.css"?>',
])('a picture has a plain head, and not %s', (head) => {
  expect(mistakesIn({ 'logo.svg': head + SVG })).toHaveLength(1)
})

test.each([
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n',
  '<?xml version="1.0"?><!-- made by hand -->',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
])('its head may be %s', (head) => {
  expect(mistakesIn({ 'logo.svg': head + SVG })).toEqual([])
})

test('a share picture has the size of link previews', async () => {
  const small = sharp({ create: { width: 600, height: 315, channels: 3, background: 'teal' } }).png()
  expect(mistakesIn({ 'share.png': await small.toBuffer() })).toEqual([
    'share.png: is 600 × 315 pixels, must be 1200 × 630',
  ])
})

test('a logo fits into the header, and its URL follows its content', () => {
  const { pictures } = readCompany(companyFolder({ 'logo.svg': SVG })).look
  const { logo, files } = logoFiles(pictures)
  expect(logo).toMatchObject({ width: 148, height: 32 })
  expect([...files.keys()]).toEqual([logo?.url.slice(1)])
  const wide = logoFiles({ 'logo.svg': Buffer.from(SVG.replace('148 32', '1000 32')) }).logo
  expect(wide).toMatchObject({ width: 200, height: 6 })
  expect(wide?.url).not.toBe(logo?.url)
})

test('the check says what cannot be drawn', async () => {
  const share = readFileSync('company/demo/share.png')
  const pictures = { 'logo.svg': Buffer.from(SVG), 'share.png': share }
  expect(await undrawable(pictures)).toEqual([])
  const folder = companyFolder({
    'logo.svg': SVG.replace('</svg>', '<g'),
    'favicon.svg': SVG.replace('148 32', '1000000 1000000'),
    'no-photo.svg': SVG.replace('148 32', '1 100000'),
    'share.png': Buffer.concat([share.subarray(0, 64), Buffer.alloc(5000, 'no picture')]),
  })
  const { stderr } = spawnSync(process.execPath, ['company/company.cli.ts', 'check', folder])
  expect(String(stderr).trim().split('\n').slice(1)).toEqual([
    expect.stringMatching(/^ {2}logo\.svg: cannot be drawn: .*line 1/),
    '  favicon.svg: cannot be drawn: its width and height or its viewBox are too large',
    '  no-photo.svg: cannot be drawn: its width and height or its viewBox are too large',
    '  share.png: cannot be drawn: its content is damaged',
  ])
  expect(await undrawable({ 'share.png': share.subarray(0, -1000) })).toHaveLength(1)
})

test.each([
  [
    'dark letters',
    { 'logo.svg': lettersIn('#16181d') },
    ['logo.svg: is hard to see in the dark scheme: there is no logo-dark.svg'],
  ],
  ['light letters', { 'logo.svg': lettersIn('#ffffff') }, ['logo.svg: is hard to see in the light scheme']],
  [
    'dark letters twice',
    { 'logo.svg': lettersIn('#16181d'), 'logo-dark.svg': lettersIn('#0b1f4b') },
    ['logo-dark.svg: is hard to see in the dark scheme'],
  ],
  ['a logo for each scheme', { 'logo.svg': lettersIn('#16181d'), 'logo-dark.svg': lettersIn('#ffffff') }, []],
  ['letters of middle lightness', { 'logo.svg': lettersIn('#e11d48') }, []],
  ['a ground of its own', { 'logo.svg': lettersIn('#16181d', '#ffffff') }, []],
  ['no logo', {}, []],
])('the check knows whether a logo is seen: %s', async (_, files, lines) => {
  allowSvg()
  const { pictures, palettes } = readCompany(companyFolder(files)).look
  expect(await fadedLogos(pictures, palettes)).toEqual(lines)
})

/** A coloured sign, and letters beside it. */
function lettersIn(color: string, ground = 'none'): string {
  const letters = [20, 50, 80, 110].map((x) => `<path d="M${x} 4h20v24h-20z" fill="${color}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 148 32"><path d="M0 0h148v32H0z" fill="${ground}"/><circle cx="8" cy="16" r="6" fill="#e11d48"/>${letters}</svg>`
}

test('the check ends a drawing that does not end', async () => {
  const levels = Array.from({ length: 25 }, (_, level) => {
    const uses = `<use href="#a${level}"/>`.repeat(10)
    return `<g id="a${level + 1}">${uses}</g>`
  })
  const endless = SVG.replace(
    '<path',
    `<defs><path id="a0" d="M0 0h9v9z"/>${levels.join('')}</defs><use href="#a25"/><path`,
  )
  expect(mistakesIn({ 'logo.svg': endless })).toEqual([])
  expect(await undrawable({ 'logo.svg': Buffer.from(endless) }, 2000)).toEqual([
    'logo.svg: cannot be drawn: takes longer than 2 s',
  ])
})

test('icons are drawn in their sizes, with and without a sign of the company', async () => {
  allowSvg()
  for (const own of [{}, { 'favicon.svg': Buffer.from(SVG) }]) {
    const icons = await drawIcons(own, DEFAULTS.light)
    for (const [name, size] of [
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable-512.png', 512],
    ] as const)
      expect(await sharp(icons.get(name)).metadata(), name).toMatchObject({
        width: size,
        height: size,
        format: 'png',
      })
    expect(await sharp(icons.get('share.png')).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(icons.get('favicon.ico')?.readUInt16LE(4)).toBe(3)
  }
})

/** A server in the same process may have refused SVG: the check and the build, which draw, have none. */
function allowSvg(): void {
  const svg = { operation: ['VipsForeignLoadSvgBuffer'] }
  sharp.unblock(svg)
  onTestFinished(() => void sharp.block(svg))
}
