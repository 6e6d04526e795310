import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChevronDown } from '#renderer/ui/icons.ts'
import { OrderedLines } from './OrderedLines.tsx'

const lines = Array.from({ length: 5 }, (_, index) => ({
  ...{ id: `${index}`, name: `Предмет ${index}`, images: [], note: '1 шт.', sum: 100 },
}))

test('what is folded says how much there is, and looks as if it opens', () => {
  const html = renderToStaticMarkup(<OrderedLines lines={lines} shown={3} />)
  const [, attributes, content] = /<button([^>]*)>(.*?)<\/button>/s.exec(html) ?? []
  expect(attributes).toContain('aria-expanded="false"')
  expect(content).toMatch(/>Ещё 2\sпредмета<\/span><svg/)
  expect(content).toContain(ChevronDown)
  expect(renderToStaticMarkup(<OrderedLines lines={lines} shown={4} />)).not.toContain('<button')
})

test('a set has its name above its first thing', () => {
  const html = renderToStaticMarkup(
    <OrderedLines
      lines={lines.map((line) => (line.id === '1' ? { ...line, set: 'Свадьба' } : line))}
      shown={5}
    />,
  )
  expect(html.indexOf('Предмет 0')).toBeLessThan(html.indexOf('>Свадьба</h3>'))
  expect(html.indexOf('>Свадьба</h3>')).toBeLessThan(html.indexOf('Предмет 1'))
})
