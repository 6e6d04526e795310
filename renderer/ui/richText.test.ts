import { describe, expect, test } from 'vitest'
import { richText } from './richText.ts'

describe('richText', () => {
  test('names headings by their words and cuts before them', () => {
    expect(
      richText('<p>Начало.</p>\n<h2>Сколько\u00A0столов?</h2><p>Шесть.</p><h2>Цена</h2><p>1</p>'),
    ).toEqual({
      parts: [
        '<p>Начало.</p>\n',
        '<h2 id="text-сколько-столов">Сколько\u00A0столов?</h2><p>Шесть.</p>',
        '<h2 id="text-цена">Цена</h2><p>1</p>',
      ],
      headings: [
        { id: 'text-сколько-столов', title: 'Сколько столов?' },
        { id: 'text-цена', title: 'Цена' },
      ],
    })
  })

  test('tells equal headings apart', () => {
    const { headings } = richText('<h2>Цена</h2><h2>Цена!</h2><h2>Цена 2</h2><h2>«Цена»</h2>')
    expect(headings.map(({ id }) => id)).toEqual(['text-цена', 'text-цена-2', 'text-цена-2-2', 'text-цена-3'])
  })

  test('keeps the id that links of the text lead to, and takes it for no other heading', () => {
    const { parts, headings } = richText(
      '<h2>Цена</h2><h2 id="text-цена">Доставка</h2><p id="text-a">б</p><h2>a</h2>',
    )
    expect(headings.map(({ id }) => id)).toEqual(['text-цена-2', 'text-цена', 'text-a-2'])
    expect(parts[1]).toBe('<h2 id="text-цена">Доставка</h2><p id="text-a">б</p>')
  })

  test('leaves text without headings whole, and headings without words without a name', () => {
    expect(richText('<p>Коротко.</p>')).toEqual({ parts: ['<p>Коротко.</p>'], headings: [] })
    expect(richText('<h2> </h2><p>a</p>')).toEqual({ parts: ['<h2> </h2><p>a</p>'], headings: [] })
    expect(richText('<h2>?!</h2>').headings).toEqual([{ id: 'text', title: '?!' }])
    expect(richText('')).toEqual({ parts: [], headings: [] })
  })

  test('does not cut inside quotes, lists and tables', () => {
    const html = '<blockquote>a<br />b<h2>c</h2></blockquote><ul><li><h2>d</h2></li></ul>'
    expect(richText(html)).toEqual({ parts: [html], headings: [] })
  })

  test('counts pictures and rules as no level', () => {
    const html = '<figure><img src="/a" alt="" /></figure><hr /><h2>b</h2>'
    expect(richText(html).headings).toEqual([{ id: 'text-b', title: 'b' }])
  })

  test('keeps markup of headings, shows their text, and lets nothing of it into an id', () => {
    const { parts, headings } = richText(
      '<h2><em>Стол</em><a href="/x?a=&lt;h2&gt;">&quot; onload=&amp;1</a> &lt;b&gt;</h2>',
    )
    expect(headings).toEqual([{ id: 'text-стол-onload-1-b', title: 'Стол " onload=&1 <b>' }])
    expect(parts[0]).toMatch(/^<h2 id="text-стол-onload-1-b"><em>/)
  })

  test('makes short ids of well-formed text, and counts no more than a hundred headings', () => {
    const [long] = richText(`<h2>${'𝒜'.repeat(200)}</h2>`).headings
    expect(long?.id.isWellFormed()).toBe(true)
    expect(long?.id.length).toBeLessThanOrEqual(60)
    expect(richText('<h2>a</h2>'.repeat(500)).headings).toHaveLength(100)
  })

  test.each(['<h2'.repeat(50_000), `<h2 ${'a '.repeat(50_000)}`, `<${'a'.repeat(50_000)}`])(
    'reads a hostile text once, from beginning to end',
    (unclosed) => expect(richText(unclosed)).toEqual({ parts: [unclosed], headings: [] }),
  )
})
