import { expect, test } from 'vitest'
import { isWebAddress, websiteAddress } from '#contract/website.ts'

test.each([
  ['bloom.example', 'https://bloom.example/'],
  ['www.bloom.example/weddings?y=1', 'https://www.bloom.example/weddings?y=1'],
  [' http://bloom.example ', 'http://bloom.example/'],
  ['HTTPS://Bloom.example', 'https://bloom.example/'],
  ['//bloom.example', 'https://bloom.example/'],
  ['bloom.example:8080', 'https://bloom.example:8080/'],
])('the website %j leads to %s', (written, address) => {
  expect(websiteAddress(written)).toBe(address)
  expect(isWebAddress(written)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(document.domain)',
  'javascript:1//bloom.example',
  'data:text/html,<script>alert(1)</script>',
  'ftp://bloom.example',
  'mailto:a@bloom.example',
  'not a website',
  'bloom',
  '',
  null,
])('%j leads nowhere', (written) => {
  expect(websiteAddress(written)).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:80',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@bloom.example',
  'a.b:x',
])('%j is no address on the web', (written) => {
  expect(isWebAddress(written)).toBe(false)
})
