import { describe, expect, test } from 'vitest'
import { forPage } from './pageHtml.ts'

describe('forPage', () => {
  test('keeps a unit in one line', () => {
    expect(forPage('<p>100\u00A0кг/м², <a href="/m2/м">м/с</a></p>')).toContain('кг/\u2060м²')
  })

  test('puts every table into a region that the keyboard reaches', () => {
    expect(forPage('<p>a</p><table><tbody></tbody></table>')).toBe(
      '<p>a</p><div role="group" aria-label="Таблица" tabindex="0" data-scroll><table><tbody></tbody></table></div>',
    )
    expect(forPage('<p>a</p>')).toBe('<p>a</p>')
  })

  test('shows pictures from this site, in three widths', () => {
    const img =
      '<img src="https://shop.example/pictures/1200/a%20b/c.webp" alt="pictures/1/&quot;" width="9" height="9" />'
    expect(forPage(`<p>a</p>${img}`)).toBe(
      '<p>a</p><img src="/pictures/800/a%20b/c.webp"' +
        ' srcset="/pictures/480/a%20b/c.webp 480w, /pictures/800/a%20b/c.webp 800w, /pictures/1200/a%20b/c.webp 1200w"' +
        ' sizes="(min-width: 744px) 680px, (min-resolution: 3dppx) calc(calc(100vw - 32px) * 0.63),' +
        ' (min-resolution: 2.5dppx) calc(calc(100vw - 32px) * 0.72), calc(100vw - 32px)" loading="lazy" decoding="async" alt="pictures/1/&quot;" width="9" height="9" />',
    )
  })

  test('reads a hostile text in a time that grows with its length', () => {
    const hostile = '<img src="/pictures/1'.repeat(20_000)
    expect(forPage(hostile)).toBe(hostile)
  })
})
