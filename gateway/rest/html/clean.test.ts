import { describe, expect, test } from 'vitest'
import { cleanHtml, storedPicture } from './clean.ts'

const clean = (html: string) =>
  cleanHtml(html, (src) => (src.startsWith('ours/') ? `/pictures/1/${src}` : null), 'https://shop.example')

test('keeps what articles are made of', () => {
  const good =
    '<h2>А</h2><p>Б <strong>В</strong><br /><a href="/catalog">Г</a> м<sup>2</sup></p><ul><li>Д</li></ul>' +
    '<ol start="3"><li>Е</li></ol><blockquote>Ж</blockquote><pre>З\n  <code>И</code></pre><hr />' +
    '<figure><img src="/pictures/1/ours/a.webp" alt="К" width="800" height="600" /><figcaption>Л</figcaption></figure>' +
    '<table><caption>М</caption><tbody><tr><td colspan="2">Н</td></tr></tbody></table>'
  expect(clean(good.replaceAll('/pictures/1/', ''))).toBe(good)
})

test.each([
  ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  [`<a href="/${'a'.repeat(2000)}">a</a>`, '<a>a</a>'],
  ['<a rel="opener" target="_blank">a</a>', '<a>a</a>'],
  [
    '<a href="HTTPS://other.example/" rel="me">a</a>',
    '<a href="HTTPS://other.example/" rel="nofollow noopener noreferrer">a</a>',
  ],
  ['<a href="mailto:a@b.example" rel="me">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['<h2 id="root" class="x">a</h2>', '<h2 id="text-root">a</h2>'],
  ['<h2 id="a b">a</h2><p id="&quot;">b</p>', '<h2>a</h2><p>b</p>'],
  [
    '<a href="#dostavka">a</a><a href="#%D1%81%D1%80%D0%BE%D0%BA">b</a><h3 id="dostavka">c</h3><li id="dostavka">d</li><a name="срок"></a>е',
    '<p><a href="#text-dostavka">a</a><a href="#text-срок">b</a></p><h2 id="text-dostavka">c</h2><li>d</li><p><a id="text-срок"></a>е</p>',
  ],
  ['<a href="#feedback">a</a>', '<a href="#feedback">a</a>'],
  ['<a href="https://SHOP.example/catalog?q=1#a">a</a>', '<a href="/catalog?q=1#a">a</a>'],
  ['<a href="https://shop.example">a</a>', '<a href="/">a</a>'],
  [
    '<a href="www.other.example/a">a</a>',
    '<a href="https://www.other.example/a" rel="nofollow noopener noreferrer">a</a>',
  ],
  ['<a href="catalog/x">a</a><a href="./x">b</a><a href="../x">c</a>', '<a>a</a><a>b</a><a>c</a>'],
  ['<a href="?from=2030-01-01">a</a>', '<a href="?from=2030-01-01">a</a>'],
  ['<a href="tel:+7 (4822) 00-00-77">a</a><a href="tel:x">b</a>', '<a href="tel:+74822000077">a</a><a>b</a>'],
  ['<p title="<h2>">a</p><td colspan="<h2>">b</td>', '<p>a</p><td colspan="&lt;h2&gt;">b</td>'],
  ['<p>a<script>x</script></p>', '<p>a</p>'],
  ['<ol start="-1"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ['<iframe src="//evil"></iframe>', null],
  ['<svg onload=alert(1)>', null],
  ['<p>a', '<p>a</p>'],
  ['a & b < c', 'a &amp; b &lt; c'],
])('%j becomes %j', (sent, shown) => {
  expect(clean(sent)).toBe(shown)
})

describe('blocks', () => {
  test.each([
    ['<h1>А</h1><h5>Б</h5><h6>В</h6>', '<h2>А</h2><h3>Б</h3><h4>В</h4>'],
    ['<h4>А</h4><h4>Б</h4><h2>В</h2><h4>Г</h4>', '<h2>А</h2><h2>Б</h2><h2>В</h2><h3>Г</h3>'],
    [
      '<div>див</div>текст<br>строка<figure><figcaption>подпись</figcaption></figure>',
      '<p>див</p><p>текст<br />строка</p><figure><figcaption>подпись</figcaption></figure>',
    ],
    ['<pre>код</pre><a>зло</a>', '<pre>код</pre><p><a>зло</a></p>'],
    ['<section><div>а<p>б</p>в</div></section>', '<p>а</p><p>б</p><p>в</p>'],
    ['<p>а</p><p>&nbsp;</p><br><div></div><p><b> </b></p><p>б</p>', '<p>а</p><p>б</p>'],
    ['<dl><dt>Вес</dt><dd>4 кг</dd></dl>', '<p>Вес</p><p>4 кг</p>'],
    ['<p>слово<iframe src="/x"></iframe>слово</p>', '<p>слово</p><p>слово</p>'],
    ['<ul><li><div>а</div><div>б</div></li></ul>', '<ul><li><p>а</p><p>б</p></li></ul>'],
    ['<h2><div>а</div><div>б</div></h2>', '<h2> а б</h2>'],
    ['<pre><div>а</div><div>б</div></pre>', '<pre>\nа\nб</pre>'],
    ['<a href="/x"><div>а</div><div>б</div></a>', '<p><a href="/x">а</a></p><p><a href="/x">б</a></p>'],
    [
      '<b>а <i>б<p>в</i> г</p></b> д',
      '<p><b>а <i>б</i></b></p><p><b><i>в</i></b></p><p><b> г</b></p><p> д</p>',
    ],
    ['<p>а<ul><li>б</ul>в', '<p>а</p><ul><li>б</li></ul><p>в</p>'],
    ['<p>а <b>б</b> <i>в</i></p>\n<p>г</p>', '<p>а <b>б</b> <i>в</i></p>\n<p>г</p>'],
  ])('%j becomes %j', (sent, shown) => {
    expect(clean(sent)).toBe(shown)
  })

  test('a text that its own links would blow up is left out', () => {
    const link = `<a href="/${'a'.repeat(1900)}">`
    expect(clean(`${link}${'<p>а</p>'.repeat(20)}</a>`)).toHaveLength(38_480)
    expect(clean(`${link}${'<p>а</p>'.repeat(20_000)}</a>`)).toBeNull()
    expect(clean('&'.repeat(200_000))).toBeNull()
  })

  test('what is cleaned once stays as it is', () => {
    for (const wild of [
      '<div><p>а<table><tr><td><h1><li>б</div><b>в<p>г',
      '<td><p>а<blockquote><b>б</td>в',
    ]) {
      const once = clean(wild) ?? ''
      expect(clean(once)).toBe(once)
    }
  })
})

describe('pictures', () => {
  test('of the storage have their text and size, others leave their text', () => {
    expect(clean('<p>а<img src="ours/a.webp" alt="б" width="9" height="9" onerror="x">в</p>')).toBe(
      '<p>а<img src="/pictures/1/ours/a.webp" alt="б" width="9" height="9" />в</p>',
    )
    expect(clean('<img src="ours/a.webp" width="100%" height="9" srcset="//evil 1x">')).toBe(
      '<img src="/pictures/1/ours/a.webp" alt="" />',
    )
    expect(clean('<p>а <img src="https://evil.example/1.gif" alt="б < в"> г<img src="/x.gif"></p>')).toBe(
      '<p>а <em>б &lt; в</em> г</p>',
    )
  })

  test('are at most a hundred in a text', () => {
    expect(clean('<img src="ours/a.webp">'.repeat(300))?.match(/<img/g)).toHaveLength(100)
  })

  test.each([
    ['articles/a.webp', 'articles/a.webp'],
    ['/articles/a.webp', 'articles/a.webp'],
    ['https://cdn.example/files/articles/a%20b.webp?v=2#x', 'articles/a b.webp'],
    ['//cdn.example/files/a.webp', 'a.webp'],
    ['/files/a.webp', 'a.webp'],
    ['https://other.example/b/a%20b.webp?v=2', 'https://other.example/b/a%20b.webp?v=2'],
    ['https://cdn.example/others/a.webp', null],
    ['https://evil.example/a.webp', null],
    ['https://cdn.example.evil/files/a.webp', null],
    ['https://cdn.example/files/%2e%2e/a.webp', null],
    ['https://cdn.example/files/a/%2e%2e%2f%2e%2e%2fb.webp', null],
    ['../a.webp', null],
    ['data:image/gif;base64,R0lGODlh', null],
    ['javascript:alert(1)', null],
    ['%E0%A4%A', null],
    ['', null],
  ])('the src %j names %j', (src, original) => {
    expect(storedPicture(src, ['https://cdn.example/files', 'https://other.example'])).toBe(original)
  })
})
