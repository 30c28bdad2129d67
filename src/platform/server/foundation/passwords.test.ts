import { expect, it, vi } from 'vitest'

it('hashes at the cost that OWASP names, unless a test asks for less', async () => {
  vi.resetModules()
  const { hashPassword, passwordMatches } = await import('#platform/server/foundation/passwords.ts')
  const hash = await hashPassword('peony and rosemary')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches('peony and rosemary', hash)).toBe(true)
  expect(await passwordMatches('peony and thyme', hash)).toBe(false)
  expect(await passwordMatches('peony and rosemary', undefined)).toBe(false)
})
