import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { periodRules } from '#gateway/rental/period.ts'
import { DatesContext, type RentalDates } from '#renderer/dates/useDates.ts'
import { OrderMessage, type OrderMessageProps } from './OrderMessage.tsx'

const lines = [
  {
    productId: '101',
    parentId: null,
    code: 'NOT_ENOUGH_STOCK' as const,
    message: '«Стул»: свободно 2 из\u00a04.',
    available: 2,
  },
]
const input = {
  ...{ kind: 'input' as const, message: 'Поправьте всё' },
  ...{ fields: {}, isOutdated: false, period: null, lines: [] },
}

test('fields, dates and lines that are wrong are said together, each with its way on', () => {
  const outcome = { ...input, period: 'День выдачи уже прошёл.', lines }
  expect(partsOf({ outcome, problems: { name: 'Как к вам обращаться?' }, failedChecks: 1 })).toEqual([
    'Поправьте всё',
    'имя',
    'День выдачи уже прошёл.',
    'Выбрать другие даты',
    '«Стул»: свободно 2 из\u00a04.',
    'Изменить в\u00a0корзине',
  ])
})

test('fields alone are counted', () => {
  const problems = { name: 'Как к вам обращаться?', phone: 'Не хватает цифр' }
  const parts = ['Проверьте 2\u00a0пункта', 'имя, телефон']
  expect(partsOf({ outcome: null, problems, failedChecks: 1 })).toEqual(parts)
  expect(partsOf({ outcome: input, problems, failedChecks: 1 })).toEqual(parts)
})

test('a page that is older than the shop offers to load the new one', () => {
  const problems = { name: 'Как к вам обращаться?' }
  const outcome = { ...input, isOutdated: true }
  const parts = ['Поправьте всё', 'Обновить страницу']
  expect(partsOf({ outcome, problems: {}, failedChecks: 0 })).toEqual(parts)
  expect(partsOf({ outcome, problems, failedChecks: 1 })).toEqual([...parts, 'имя'])
})

test('a wrong field takes no way on: a list can be sent, and what has arrived is said', () => {
  const wrong = { problems: { phone: 'Не хватает цифр' }, failedChecks: 1 }
  const limit = { kind: 'limit' as const, message: 'Слишком велик' }
  expect(partsOf({ outcome: limit, ...wrong })).toContain('Отправить список сообщением')
  expect(partsOf({ outcome: { kind: 'listSent' }, ...wrong })).toContain('Список у\u00a0нас')
})

test('dates alone are said once', () => {
  const outcome = { ...input, message: 'День выдачи уже прошёл.', period: 'День выдачи уже прошёл.' }
  expect(partsOf({ outcome, problems: {}, failedChecks: 0 })).toEqual([
    'День выдачи уже прошёл.',
    'Выбрать другие даты',
  ])
})

/** The texts of the message, in order. */
function partsOf(props: Pick<OrderMessageProps, 'outcome' | 'problems' | 'failedChecks'>): string[] {
  const known = { today: '2026-12-01', minOrderDays: 2 }
  const rental: RentalDates = {
    ...{
      dates: null,
      period: null,
      isOverdue: false,
      closing: null,
      ...known,
      rules: periodRules(known),
      days: null,
    },
    ...{ draft: null, draftDays: null, isApplying: false },
    ...{
      openDates: () => {},
      openOtherDates: () => {},
      moveDates: () => {},
      setDates: () => {},
      clearDates: () => {},
    },
  }
  const html = renderToStaticMarkup(
    <DatesContext value={rental}>
      <OrderMessage
        {...props}
        {...{ changes: [], form: '', isBusy: false, href: '/cart', planHref: null, isPlain: false }}
      />
    </DatesContext>,
  )
  return [...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim()).filter((text) => text !== '')
}
