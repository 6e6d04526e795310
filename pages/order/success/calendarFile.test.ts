import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile.ts'

const secret = 'a-secret-of-22-letters'
const order = { number: '1207', secret, isRequest: false, period: { start: '2026-12-30', end: '2026-12-31' } }
const now = new Date('2026-11-21T10:00:00.000Z')
const file = calendarFile(order, 'Москва; Садовая,\n12', now, 'https://shop.example')
const lines = file.replaceAll('\r\n ', '').split('\r\n')

test('names the days of pick-up and return as whole days', () => {
  expect(lines.filter((line) => line.startsWith('DT'))).toEqual([
    'DTSTAMP:20261121T100000Z',
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20261231',
    'DTSTAMP:20261121T100000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
  ])
})

test('escapes what has a meaning in the format, so that no text adds lines of its own', () => {
  expect(lines).toContain('SUMMARY:Выдача\\, заказ № 1207')
  expect(lines).toContain('LOCATION:Москва\\; Садовая\\,\\n12')
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(3)
})

test('is the shop’s own: no other one’s events have their ids', () => {
  expect(lines).toContain('PRODID:-//Сутки//storefront//RU')
  expect(lines).toContain('UID:start-1207@shop.example')
})

test('leads to the page of the order, where there is one', () => {
  expect(lines).toContain(`URL:https://shop.example/my-order/${secret}`)
  expect(calendarFile({ ...order, secret: '' }, '', now, 'https://shop.example')).not.toContain('URL')
})

test('names no place where none is known', () => {
  expect(calendarFile(order, '', now, 'https://shop.example')).not.toContain('LOCATION')
})

test('keeps lines within 75 bytes', () => {
  const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length))
  expect(longest).toBeLessThanOrEqual(75)
})
