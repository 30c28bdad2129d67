import { beforeEach, expect, test, vi } from 'vitest'
import { privateCache } from '#platform/web/offline/private-cache.ts'
import { storedPerson, localCouple, rememberCouple } from '#platform/web/session/session.ts'

const stored = new Map<string, string>()
const forgotten = vi.fn<(name: string) => Promise<boolean>>(async () => true)
beforeEach(() => {
  stored.clear()
  forgotten.mockClear()
  vi.stubGlobal('caches', { delete: forgotten })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const wedding = { id: 7, partnerOneName: 'Emma', partnerTwoName: 'Jack' }
const [emma, ruth] = [1, 2]
/** A sign-in does not say whose session it is; the page of the portal does. */
function signIn(person: number, client = wedding) {
  rememberCouple(client)
  rememberCouple(client, person)
}

test('another person of the same wedding does not find what was kept for the one before', () => {
  signIn(emma)
  stored.set(storedPerson, 'person 1')
  forgotten.mockClear()
  signIn(ruth)
  expect(forgotten).toHaveBeenCalledExactlyOnceWith(privateCache)
  expect(stored.has(storedPerson)).toBe(false)
  expect(localCouple()).toEqual({ ...wedding, personId: ruth })
})

test('nor does one whose session came without a sign-in here', () => {
  signIn(emma)
  forgotten.mockClear()
  rememberCouple(wedding, ruth)
  expect(forgotten).toHaveBeenCalledOnce()
})

test('pages of the same person keep what is there', () => {
  signIn(emma)
  forgotten.mockClear()
  stored.set(storedPerson, 'person 1')
  rememberCouple(wedding, emma)
  rememberCouple({ ...wedding, partnerTwoName: 'James' }, emma)
  expect(forgotten).not.toHaveBeenCalled()
  expect(stored.get(storedPerson)).toBe('person 1')
  signIn(emma, { ...wedding, id: 8 })
  expect(forgotten).toHaveBeenCalled()
})
