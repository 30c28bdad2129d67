import { expect, test } from 'vitest'
import { loginHint } from '#weddings/clients/web/login-hint.ts'

test('a couple without a login needs no warning', () => {
  const client = { isActivated: false, inviteSent: false, email: 'a@example.com' }
  expect(loginHint(client, 'b@example.com')).toBeUndefined()
})

test('a new address ends a pending invite', () => {
  const client = { isActivated: false, inviteSent: true, email: 'a@example.com' }
  expect(loginHint(client, 'A@example.com')).toBeUndefined()
  expect(loginHint(client, 'b@example.com')).toContain('will stop working')
})

test('for an activated couple, a new address changes its login', () => {
  const client = { isActivated: true, inviteSent: true, email: 'a@example.com' }
  expect(loginHint(client, ' A@example.com ')).toContain('logs in to their portal with this address')
  expect(loginHint(client, 'b@example.com')).toContain('login changes')
})
