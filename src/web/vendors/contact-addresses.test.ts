import { expect, test } from 'vitest'
import { mailAddress, telAddress } from '#web/vendors/contact-addresses.ts'

test('phones dial digits, and only where there are some', () => {
  expect(telAddress('+1 (415) 555-0132')).toBe('tel:+14155550132')
  expect([telAddress('ask Maria'), telAddress(''), telAddress(null)]).toEqual([undefined, undefined, undefined])
})

test('a mail address can not smuggle anything into the letter', () => {
  expect(mailAddress('hello@bloom.example')).toBe('mailto:hello@bloom.example')
  expect(mailAddress('a?bcc=x@bloom.example')).toBe('mailto:a%3Fbcc%3Dx@bloom.example')
  expect(mailAddress(null)).toBeUndefined()
})
