import type { PageHead } from '#renderer/head/pageHead.ts'

export default { title: 'Заказ не\u00A0отправился', noindex: true } satisfies PageHead
