import { expect, test } from 'vitest'
import { isWebAddress } from '#platform/contract/website.ts'

test.each([
  'bloom.example',
  ' http://bloom.example ',
  'HTTPS://Bloom.example',
  '//bloom.example',
  'bloom.example:8080',
  'bloom.example:8080/weddings',
  '@bloom',
  '',
])('%j is accepted as a web address', (written) => {
  expect(isWebAddress(written)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:80',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@bloom.example',
  'a.b:x',
])('%j is refused', (written) => {
  expect(isWebAddress(written)).toBe(false)
})
