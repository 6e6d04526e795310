import type { PageHead } from '#renderer/page/pageHead.ts'

export default { title: 'Заказ не\u00A0отправился', noindex: true } satisfies PageHead
