import { expect, test } from 'vitest'
import { offlineHtml } from './offlinePage.ts'

test('the page without a line names what opens, as text and nothing else', () => {
  const html = offlineHtml([{ path: '/search/"><b>', title: '<img src=x> & «Стул»' }], '/assets/a.css')
  expect(html).toContain('<a href="/search/&quot;&gt;&lt;b&gt;">&lt;img src=x&gt; &amp; «Стул»</a>')
  expect(html).toContain('Открывается и&nbsp;без связи')
  expect(html).toContain('<a class="main" href="">Повторить</a>')
})

test('where nothing opens, nothing is promised', () => {
  expect(offlineHtml([], '/assets/a.css')).not.toContain('без связи')
})
