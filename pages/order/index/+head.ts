import type { PageHead } from '#renderer/head/pageHead.ts'

export default { title: 'Оформление заказа', noindex: true } satisfies PageHead
