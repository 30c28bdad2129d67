import { expect, test } from 'vitest'
import { ownAddress, signInAddress } from '#platform/web/session/sign-in-address.ts'

const origin = 'https://studio.example'

test('the sign-in address contains the address to return to', () => {
  expect(signInAddress('/')).toBe('/login')
  expect(signInAddress('/clients/7?tab=a')).toBe('/login?back=%2Fclients%2F7%3Ftab%3Da')
})

test('only addresses of this site are accepted to return to', () => {
  expect(ownAddress('/clients/7?tab=a#x', origin)).toBe('/clients/7?tab=a#x')
  for (const elsewhere of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    '',
    null,
  ]) {
    expect(ownAddress(elsewhere, origin)).toBe('/')
  }
})
