import { expect, test } from 'vitest'
import { loginHint } from '#web/clients/login-hint.ts'

test('a couple without a login needs no warning', () => {
  const client = { isActivated: false, inviteSent: false, email: 'a@example.com' }
  expect(loginHint(client, 'b@example.com')).toBeUndefined()
})

test('an open invite ends when the address changes', () => {
  const client = { isActivated: false, inviteSent: true, email: 'a@example.com' }
  expect(loginHint(client, 'A@example.com')).toBeUndefined()
  expect(loginHint(client, 'b@example.com')).toContain('stops working')
})

test('an activated couple: the address is the login, and a new one changes it', () => {
  const client = { isActivated: true, inviteSent: true, email: 'a@example.com' }
  expect(loginHint(client, ' A@example.com ')).toContain('signs in to its portal with this address')
  expect(loginHint(client, 'b@example.com')).toContain('login changes')
})
