import { expect, test } from 'vitest'
import { ownAddress, signInAddress } from '#web/shell/sign-in-address.ts'

const origin = 'https://studio.example'

test('the sign-in remembers where one wanted to go', () => {
  expect(signInAddress('/')).toBe('/login')
  expect(signInAddress('/clients/7?tab=a')).toBe('/login?back=%2Fclients%2F7%3Ftab%3Da')
})

test('the way back stays in the house', () => {
  expect(ownAddress('/clients/7?tab=a#x', origin)).toBe('/clients/7?tab=a#x')
  for (const elsewhere of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    null,
  ]) {
    expect(ownAddress(elsewhere, origin)).toBe('/')
  }
})
