import type { PageHead } from '#renderer/head/pageHead.ts'

export default { title: 'Ваш заказ', noindex: true } satisfies PageHead
