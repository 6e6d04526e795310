import type { PageHead } from '#renderer/head/pageHead.ts'

export default { title: 'Корзина', noindex: true } satisfies PageHead
