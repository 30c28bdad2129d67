import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { valueWriter } from '#web/goals/value-writer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function writer() {
  const sent: number[] = []
  const settled: unknown[] = []
  const answers: ((error?: Error) => void)[] = []
  const { write, flush, leave } = valueWriter(
    (value) => {
      sent.push(value)
      return new Promise((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve())))
    },
    (error) => settled.push(error),
  )
  const answer = async (call: number, error?: Error) => {
    answers[call]?.(error)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { write, flush, leave, sent, settled, answer }
}

it('waits until one pauses for half a second', async () => {
  const { write, sent, settled, answer } = writer()
  write(1)
  await vi.advanceTimersByTimeAsync(499)
  write(12)
  await vi.advanceTimersByTimeAsync(499)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([12])
  await answer(0)
  expect(settled).toEqual([undefined])
})

it('lets the last value win over a slow answer, even when it was wanted before', async () => {
  const { write, sent, settled, answer } = writer()
  for (const value of [5, 6, 5]) {
    write(value)
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(sent).toEqual([5])
  await answer(0)
  await answer(1)
  expect(sent).toEqual([5, 5])
  expect(settled).toEqual([undefined])
})

it('keeps quiet about a refusal that a newer value has overtaken', async () => {
  const { write, settled, answer } = writer()
  write(5)
  await vi.advanceTimersByTimeAsync(500)
  write(6)
  await answer(0, new Error('offline'))
  expect(settled).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  const refused = new Error('refused')
  await answer(1, refused)
  expect(settled).toEqual([refused])
})

it('sends what waits when the page is left, whatever is still on its way', async () => {
  const { write, leave, sent } = writer()
  write(5)
  await vi.advanceTimersByTimeAsync(500)
  write(7)
  leave()
  expect(sent).toEqual([5, 7])
})

it('sends nothing twice', async () => {
  const { write, flush, leave, sent, answer } = writer()
  write(5)
  flush()
  flush()
  leave()
  await answer(0)
  flush()
  leave()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([5])
})
