import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PlainHeader } from './PlainHeader.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Прокат «Вереск»', 'Прокат «Вереск»'],
  [undefined, 'Сутки'],
])('the header of the error page names the company of the document: %s', (content, name) => {
  vi.stubGlobal('document', { querySelector: () => (content ? { content } : null) })
  expect(renderToStaticMarkup(<PlainHeader />)).toContain(`aria-label="${name}`)
})
