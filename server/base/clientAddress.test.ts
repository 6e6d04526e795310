import { expect, test } from 'vitest'
import { clientOf } from './clientAddress.ts'

const PROXY = '10.0.0.1'
const behind = (...ips: string[]) => clientOf({ ip: ips.at(-1) ?? '', ips: [PROXY, ...ips] })

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50123', '203.0.113.9'],
  ['203.0.113.9:1', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['2001:DB8:1:2::5%eth0', '2001:db8:1:2::'],
])('%s counts as %s', (text, client) => {
  expect(behind(text)).toBe(client)
})

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113.300',
  '1.2.3',
  '[2001:db8::1',
  '203.0.113.9:port',
  '9'.repeat(5000),
])('what is no address (%.20s) counts as the proxy that wrote it', (text) => {
  expect(behind(text)).toBe(PROXY)
  expect(behind('198.51.100.7', text)).toBe('198.51.100.7')
})

test('without proxies it is the address of the connection', () => {
  expect(clientOf({ ip: '198.51.100.7' })).toBe('198.51.100.7')
})
