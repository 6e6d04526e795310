import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, type PictureProps } from './Picture.tsx'

const markup = (props: Partial<PictureProps>) =>
  renderToStaticMarkup(<Picture original="a.webp" {...props} />)

test('offers the given widths, at our own URL', () => {
  const html = markup({ widths: [320, 640], sizes: '50vw' })
  expect(html).toContain('srcSet="/pictures/320/a.webp 320w, /pictures/640/a.webp 640w"')
  expect(html).toContain('src="/pictures/640/a.webp"')
  expect(html).toContain(', 50vw"')
})

test('a missing picture is the no-photo drawing, without a request for a made one', () => {
  for (const original of [null, undefined, '', '/']) {
    const html = markup({ original })
    expect(html).toContain('src="/no-photo.svg"')
    expect(html).not.toContain('/pictures/')
  }
})

test('the caption says what it shows, then the given name, then «image»; an empty name marks decoration', () => {
  expect(markup({ caption: 'Стул', alt: 'Стулья' })).toContain('alt="Стул"')
  expect(markup({ caption: '', alt: 'Стулья' })).toContain('alt="Стулья"')
  expect(markup({ caption: null })).toContain('alt="image"')
  expect(markup({ caption: 'Стул', alt: '' })).toContain('alt=""')
})

test('is lazy, unless it is above the fold', () => {
  expect(markup({})).toContain('loading="lazy"')
  expect(markup({ priority: true })).toMatch(/loading="eager".*fetchPriority="high"/)
})
