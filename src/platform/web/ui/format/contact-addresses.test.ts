import { expect, test } from 'vitest'
import { mailAddress, telAddress, websiteAddress } from '#platform/web/ui/format/contact-addresses.ts'

test.each([
  ['bloom.example', 'https://bloom.example/'],
  ['www.bloom.example/weddings?y=1', 'https://www.bloom.example/weddings?y=1'],
  [' http://bloom.example ', 'http://bloom.example/'],
  ['HTTPS://Bloom.example', 'https://bloom.example/'],
  ['//bloom.example', 'https://bloom.example/'],
  ['bloom.example:8080', 'https://bloom.example:8080/'],
])('the website %j links to %s', (written, address) => {
  expect(websiteAddress(written)).toBe(address)
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
])('%j gives no link', (written) => {
  expect(websiteAddress(written)).toBeUndefined()
})

test('tel: links contain digits only, and there is none without digits', () => {
  expect(telAddress('+1 (415) 555-0132')).toBe('tel:+14155550132')
  expect([telAddress('ask Maria'), telAddress(''), telAddress(null)]).toEqual([undefined, undefined, undefined])
})

test('a mail address cannot add parameters to the link', () => {
  expect(mailAddress('hello@bloom.example')).toBe('mailto:hello@bloom.example')
  expect(mailAddress('a?bcc=x@bloom.example')).toBe('mailto:a%3Fbcc%3Dx@bloom.example')
  expect(mailAddress(null)).toBeUndefined()
})
