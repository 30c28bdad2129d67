import { pino } from 'pino'
import { expect, it } from 'vitest'
import { steadyWorker } from '#server/jobs/steady-worker.ts'

const minute = 60_000

/** A worker that is only counted, with a clock that the test sets. */
async function counted(refusals = 0) {
  const counts = { started: 0, stopped: 0, refused: 0 }
  let aheadMs = 0
  let looks = 0
  const start = async () => {
    if (counts.started > 0 && counts.refused < refusals) {
      counts.refused += 1
      throw new Error('The database is gone')
    }
    counts.started += 1
    return { stop: async () => void (counts.stopped += 1) }
  }
  const worker = await steadyWorker(start, pino({ level: 'silent' }), {
    everyMs: 5,
    ahead() {
      looks += 1
      return aheadMs
    },
  })
  return {
    counts,
    worker,
    setAhead: (ms: number) => void (aheadMs = ms),
    someRounds: async () => {
      const before = looks
      await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(before + 2)
    },
  }
}

it('a worker is started anew when the clock is set back, and not when it is set forth or corrected by seconds', async () => {
  const { counts, worker, setAhead, someRounds } = await counted()
  for (const ahead of [1000, 0, 60 * minute]) {
    setAhead(ahead)
    await someRounds()
  }
  expect(counts).toEqual({ started: 1, stopped: 0, refused: 0 })
  setAhead(0)
  await expect.poll(() => counts).toEqual({ started: 2, stopped: 1, refused: 0 })
  await worker.stop()
  setAhead(-60 * minute)
  expect(counts).toEqual({ started: 2, stopped: 2, refused: 0 })
})

it('a start that fails is tried again', async () => {
  const { counts, worker, setAhead } = await counted(2)
  setAhead(-2 * minute)
  await expect.poll(() => counts).toEqual({ started: 2, stopped: 1, refused: 2 })
  await worker.stop()
  expect(counts.stopped).toBe(2)
})
