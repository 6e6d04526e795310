import type { PageHead } from '#renderer/page/pageHead.ts'

export default { title: 'Оформление заказа', noindex: true } satisfies PageHead
