/** An article with every tag that lives, as a company's own editor writes it. Its pictures are the demo storage's at `storageUrl`. */
export const richArticle = (storageUrl: string) => ({
  id: 1,
  slug: 'rich',
  title: 'Всё, что бывает в статье',
  category: { id: 1, slug: 'a', name: 'Раздел' },
  content: `
    <h1>Заголовок</h1><div>Первый блок</div>второй блок<br>строка
    <section><div>Вложенный<p>абзац</p>и хвост</div></section>
    <figure><img src="${storageUrl}/articles/skolko-stulev-i-stolov-na-gostya.webp" alt="Стулья в зале" width="1600" height="900" onerror="x()">
      <figcaption>Подпись к картинке</figcaption></figure>
    <p>Без размера: <img src="/products/stul-kyavari-zoloto-1.webp" alt="Стул"> и чужая <img src="https://evil.example/1.gif" alt="Чужая">.</p>
    <p>Маленькая:</p><img src="/products/stul-kyavari-zoloto-1.webp" alt="Маленький стул" width="120" height="120">
    <h2>Списки</h2><ol start="9"><li>девятый</li><li>десятый <ul><li>внутри</li></ul></li></ol><ul><li><div>точка</div></li></ul>
    <h5>Мелкий заголовок</h5><pre>  код с
    отступом</pre><blockquote><p>Цитата</p><p>в два абзаца</p></blockquote><hr>
    <p>H<sub>2</sub>O, 5 м<sup>2</sup>, <s>старое</s>, <code>ключ</code>, <strong>жирно</strong>, <em>курсив</em></p>
    <table><caption>Таблица</caption><thead><tr><th>Что</th><th>Сколько</th></tr></thead><tbody><tr><td>Стул</td><td>10</td></tr></tbody></table>
    <dl><dt>Вес</dt><dd>4 кг</dd></dl>`,
})
