import type { Config } from 'vike/types'

export default {
  head: { title: 'Заказ не\u00A0отправился' },
} satisfies Config
