import { expect, test } from 'vitest'
import { filesOfPages } from './offlineFiles.ts'

test('what pages load is kept, also what comes later; not the sandbox, rare letters and what nobody loads', () => {
  const manifest = {
    'virtual:client:/pages/cart': {
      file: 'cart.js',
      isEntry: true,
      imports: ['_shop'],
      dynamicImports: ['dates.tsx'],
    },
    'virtual:client:/pages/sandbox': { file: 'sandbox.js', isEntry: true, imports: ['_samples'] },
    _shop: { file: 'shop.js', imports: ['virtual:client:/pages/cart'] },
    _samples: { file: 'samples.js' },
    _stub: { file: 'stub.js' },
    'dates.tsx': { file: 'dates.js' },
    'style.css': { file: 'style.css' },
    'onest.woff2': { file: 'onest.woff2' },
    'onest-rare.woff2': { file: 'onest-rare.x.woff2' },
  }
  expect(filesOfPages(manifest, ['/pages/sandbox'])).toEqual([
    'cart.js',
    'dates.js',
    'onest.woff2',
    'shop.js',
    'style.css',
  ])
})
