import type { PageHead } from '#renderer/page/pageHead.ts'

export default {
  title: 'Контакты: телефоны, адреса, часы работы',
  description:
    'Как позвонить, написать и\u00A0приехать: телефоны, почта, мессенджеры, шоурум и\u00A0склад с\u00A0часами работы, реквизиты.',
} satisfies PageHead
