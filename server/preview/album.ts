/** A page of the shop in its looks: a picture's file, and what is written below it. */
type Row = { name: string; pictures: readonly { file: string; look: string }[] }

/** The page that shows the pictures, each as wide as the shop was; a press opens one alone. */
export function albumHtml(title: string, rows: readonly Row[]): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
  body { margin: 16px; background: #777; font: 16px/1.4 sans-serif; color: #fff }
  a { color: inherit }
  section { display: flex; gap: 16px; overflow-x: auto; align-items: start }
  figure { flex: none; margin: 0; max-height: 88vh; overflow-y: auto }
  img { display: block }
</style>
<h1>${escaped(title)}</h1>
<ol>${rows.map(({ name }, row) => `<li><a href="#${row}">${escaped(name)}</a></li>`).join('')}</ol>
${rows.map(rowHtml).join('\n')}
`
}

function rowHtml({ name, pictures }: Row, row: number): string {
  const figures = pictures.map(
    ({ file, look }) =>
      `<figure>${look}<a href="${file}"><img src="${file}" alt="${escaped(`${name}, ${look}`)}" loading="lazy"></a></figure>`,
  )
  return `<h2 id="${row}">${escaped(name)}</h2>\n<section>${figures.join('')}</section>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
