import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DayMarks } from './dayMarks.ts'
import { MarksLegend } from './MarksLegend.tsx'

test('the legend explains the marks that are under days, and speaks of a failure alone', () => {
  const lack: DayMarks = new Map([['2026-05-01', { look: 'lack', text: '' }]])
  expect(spans(new Map(), false)).toEqual([])
  expect(spans(lack, false)).toEqual(['хватает не всего'])
  expect(spans(lack, true)).toEqual([])
  expect(html(lack, false)).toContain('<p role="status"></p>')
  expect(html(lack, true)).toMatch(/<p role="status">.*Повторить/)
})

function html(marks: DayMarks, hasFailed: boolean): string {
  return renderToStaticMarkup(
    <MarksLegend marks={marks} hasFailed={hasFailed} retry={() => {}} isOne={false} />,
  ).replaceAll('\u00a0', ' ')
}

function spans(marks: DayMarks, hasFailed: boolean): string[] {
  return [...html(marks, hasFailed).matchAll(/<\/i>([^<]*)<\/span>/g)].map(([, text]) => text ?? '')
}
