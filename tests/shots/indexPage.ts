import { readdirSync } from 'node:fs'

/** A page that lays the pictures of a folder side by side: a row a screen, a column a width and colour scheme. */
export function indexPage(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'))
  const names = [...new Set(files.map((file) => file.replace(VARIANT, '')))]
  const rows = names.map((name) => {
    const cells = VARIANTS.map((variant) => cell(`${name}-${variant}.png`, files))
    return `<tr id="${name}"><th><a href="#${name}">${name}</a></th>${cells.join('')}</tr>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; }
  th, td { vertical-align: top; text-align: left; padding: 8px; }
  thead th { position: sticky; top: 0; background: Canvas; }
  img { display: block; max-height: 90vh; border: 1px solid GrayText; }
</style>
<table>
<thead><tr><th></th>${VARIANTS.map((variant) => `<th>${variant}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`
}

const VARIANTS = ['390-light', '390-dark', '1440-light', '1440-dark']
const VARIANT = /-\d+-(light|dark)\.png$/

function cell(file: string, files: readonly string[]): string {
  if (!files.includes(file)) return '<td></td>'
  return `<td><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></td>`
}
