import { describe, expect, it } from 'vitest'
import { linkProps, safeHref } from './links.ts'

describe('safeHref', () => {
  it.each([
    '/',
    '/catalog?brands=Norrvik#list',
    'https://vk.example/sutki',
    'HTTP://example.com',
    'mailto:hello@sutki.example',
    'tel:+74950000000',
  ])('lets %s through as it is', (address) => {
    expect(safeHref(address)).toBe(address)
  })

  it.each([
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
    '#top',
    '',
    null,
    undefined,
  ])('refuses %j', (address) => {
    expect(safeHref(address)).toBeNull()
  })
})

describe('linkProps', () => {
  it('guards links that leave the site, and only those', () => {
    expect(linkProps('https://vk.example/')).toEqual({
      href: 'https://vk.example/',
      rel: 'noopener noreferrer',
    })
    expect(linkProps('/contacts')).toEqual({ href: '/contacts' })
    expect(linkProps('tel:+74950000000')).toEqual({ href: 'tel:+74950000000' })
  })

  it('gives nothing for an address that is not safe', () => {
    expect(linkProps('javascript:alert(1)')).toBeNull()
  })
})
