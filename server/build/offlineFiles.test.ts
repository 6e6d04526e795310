import { expect, test } from 'vitest'
import { filesOfPages } from './offlineFiles.ts'

test('what some pages load is kept, also what comes later; not other pages, rare letters and what nobody loads', () => {
  const manifest = {
    'vike/entry.js': { file: 'entry.js', isEntry: true, imports: ['_shop'] },
    'virtual:client:/pages/cart': {
      file: 'cart.js',
      isEntry: true,
      imports: ['_shop'],
      dynamicImports: ['dates.tsx', 'slider.js', 'virtual:client:/pages/home'],
    },
    'virtual:client:/pages/home': { file: 'home.js', isEntry: true },
    _shop: { file: 'shop.js', imports: ['virtual:client:/pages/cart'] },
    _stub: { file: 'stub.js' },
    'slider.js': { file: 'slider.js' },
    'dates.tsx': { file: 'dates.js', css: ['dates.css', 'sheets.x.css'] },
    '_dates.css': { file: 'dates.css' },
    '_sheets.css': { file: 'sheets.x.css' },
    '_other.css': { file: 'other.css' },
    'onest.woff2': { file: 'onest.woff2' },
    'onest-rare.woff2': { file: 'onest-rare.x.woff2' },
  }
  expect(filesOfPages(manifest, ['/pages/cart'], /^dates/)).toEqual([
    'cart.js',
    'dates.css',
    'dates.js',
    'entry.js',
    'onest.woff2',
    'sheets.x.css',
    'shop.js',
  ])
})
