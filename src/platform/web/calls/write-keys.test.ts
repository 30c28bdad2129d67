import { beforeEach, expect, test, vi } from 'vitest'
import { sendWithKey } from '#platform/web/calls/write-keys.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const lost = new Error('lost')
const refused = new Error('refused')
let places = 0
/** Each test has an address of its own. */
const place = () => `/api/rows/${(places += 1)}`

/** Sends a write that ends like this, and returns its key. */
async function keyOf(method: string, address: string, what: string, end?: Error): Promise<string> {
  let sent = ''
  const send = async (key: string) => {
    sent = key
    if (end) throw end
  }
  await sendWithKey({ method, address, what }, (error) => error === lost, send).catch(() => {})
  return sent
}

test('what is done again after its answer was lost has the same key, until an answer arrives', async () => {
  const address = place()
  const first = await keyOf('POST', address, 'hello', lost)
  expect(first).toMatch(/^[!-~]{20,200}$/)
  expect(await keyOf('POST', address, 'hello', lost)).toBe(first)
  expect(await keyOf('POST', address, 'hello')).toBe(first)
  expect(await keyOf('POST', address, 'hello')).not.toBe(first)
})

test('what was refused, is another call, or comes much later, has another key', async () => {
  const address = place()
  const first = await keyOf('POST', address, 'hello', refused)
  const second = await keyOf('POST', address, 'hello', lost)
  expect(second).not.toBe(first)
  expect(await keyOf('POST', place(), 'hello', lost)).not.toBe(second)
  expect(await keyOf('DELETE', address, 'hello')).not.toBe(second)
  const third = await keyOf('POST', address, 'hello there', lost)
  expect(third).not.toBe(second)
  expect(await keyOf('POST', address, 'hello', lost)).not.toBe(second)
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(await keyOf('POST', address, 'hello')).not.toBe(second)
})

test('what is done again after something else was done has another key', async () => {
  const [publish, correct] = [place(), place()]
  const first = await keyOf('POST', publish, '', lost)
  await keyOf('PATCH', correct, '14:30')
  expect(await keyOf('POST', publish, '')).not.toBe(first)
})

test('a change of a row has another key each time, because its values may be others meanwhile', async () => {
  const address = place()
  expect(await keyOf('PATCH', address, 'a', lost)).not.toBe(await keyOf('PATCH', address, 'a'))
})
