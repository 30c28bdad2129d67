import { expect, test } from 'vitest'
import { networkOf } from '#platform/server/db/limits.ts'

test.each([
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::e', '2001:db8:0:0'],
  ['2001:DB8:0:0:ffff:1:2:3', '2001:db8:0:0'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
