import type { PageHead } from '#renderer/page/pageHead.ts'

export default { title: 'Корзина', noindex: true } satisfies PageHead
