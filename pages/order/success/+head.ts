import type { PageHead } from '#renderer/page/pageHead.ts'

export default { title: 'Ваш заказ', noindex: true } satisfies PageHead
