import { afterEach, expect, test, vi } from 'vitest'
import { scrollToAnchor } from './scrollToAnchor.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page whose anchor comes with the given look, counted from one; 0: it never comes. */
function openPage(comesWithLook: number, id = 'late') {
  vi.useFakeTimers()
  const page = { looks: 0, anchor: vi.fn(), top: vi.fn(), location: { hash: '#late', pathname: '/about' } }
  vi.stubGlobal('window', { location: page.location, scrollTo: page.top, setTimeout })
  vi.stubGlobal('document', {
    getElementById(name: string) {
      if (name !== id) return null
      page.looks += 1
      return page.looks === comesWithLook ? { scrollIntoView: page.anchor } : null
    },
  })
  return page
}

test('an anchor is looked for 20 times, every 50 ms, and then the page stands at its top', () => {
  const page = openPage(0)
  scrollToAnchor()
  vi.advanceTimersByTime(19 * 50 - 1)
  expect([page.looks, page.top.mock.calls]).toEqual([19, []])
  vi.advanceTimersByTime(1)
  expect([page.looks, page.top.mock.calls]).toEqual([20, [[0, 0]]])
  vi.runAllTimers()
  expect(page.looks).toBe(20)
})

test.each(['late', 'text-late'])('an anchor that comes late is scrolled to: %s', (id) => {
  const page = openPage(20, id)
  scrollToAnchor()
  vi.runAllTimers()
  expect([page.anchor.mock.calls.length, page.top.mock.calls.length]).toEqual([1, 0])
})

test('another address ends the search', () => {
  const page = openPage(20)
  scrollToAnchor()
  page.location.pathname = '/contacts'
  vi.runAllTimers()
  expect([page.looks, page.top.mock.calls.length]).toEqual([1, 0])
})
