import { describe, expect, test } from 'vitest'
import { linkProps, ownHref, safeHref } from './links.ts'

describe('safeHref', () => {
  test.each([
    '/',
    '/catalog?brands=Norrvik#list',
    'https://vk.example/sutki',
    'HTTP://example.com',
    '?from=2026-12-12',
    '#contacts',
    'mailto:hello@sutki.example',
    'tel:+74950000000',
  ])('lets %s through as it is', (address) => {
    expect(safeHref(address)).toBe(address)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://',
    'https://[evil',
    'mailto:',
    'catalog',
    '',
    null,
    undefined,
  ])('refuses %j', (address) => {
    expect(safeHref(address)).toBeNull()
  })
})

describe('linkProps', () => {
  test('guards links that leave the site, and only those', () => {
    expect(linkProps('https://vk.example/')).toEqual({
      href: 'https://vk.example/',
      rel: 'noopener noreferrer',
    })
    expect(linkProps('/contacts')).toEqual({ href: '/contacts' })
    expect(linkProps('tel:+74950000000')).toEqual({ href: 'tel:+74950000000' })
  })

  test('is null for an unsafe URL', () => {
    expect(linkProps('javascript:alert(1)')).toBeNull()
  })
})

test('opens pages of its own site only', () => {
  const origin = 'https://shop.example'
  for (const href of ['/catalog?page=2#top', '?page=2', 'https://shop.example/cart'])
    expect(ownHref(href, origin)).toBe(href)
  for (const href of [
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://shop.example/1',
    ' vbscript:x',
  ])
    expect(() => ownHref(href, origin)).toThrow(/unsafe/)
  for (const href of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'mailto:a@b.example'])
    expect(() => ownHref(href, origin)).toThrow(/external/)
})
