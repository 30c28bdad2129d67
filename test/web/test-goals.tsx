import { page } from 'vitest/browser'
import { list, update } from '#planning/goals/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { change, type ChangeOptions } from '#platform/web/calls/change.ts'
import { withRow } from '#platform/web/calls/pending-edits.ts'
import { answerCalls } from '#test/web/test-page.tsx'

export const goals = 'GET /api/progress-goals'
export const write = 'PATCH /api/progress-goals/1'

export type Goal = { id: number; title: string; currentValue: number }

/** A fake server with some rows, which writes change unless the test defines another answer. */
export function server(answers: Parameters<typeof answerCalls>[0] = {}) {
  const rows: Goal[] = [
    { id: 1, title: 'Calls', currentValue: 1 },
    { id: 2, title: 'Deposits', currentValue: 1 },
  ]
  const store = (id: number, body: unknown) =>
    Object.assign(
      rows.find((row) => row.id === id)!,
      body,
    )
  const calls = answerCalls({
    [goals]: () => structuredClone(rows),
    [write]: ({ body }) => store(1, body),
    'PATCH /api/progress-goals/2': ({ body }) => store(2, body),
    ...answers,
  })
  return { ...calls, rows, store }
}

export function Goals() {
  const { data = [] } = useAnswer(list, { query: { monthYear: '2031-06' } })
  return data.map(({ id, title, currentValue }) => (
    <p key={id} data-testid={String(id)}>
      {title} {currentValue}
    </p>
  ))
}

export const options: ChangeOptions<typeof update> = {
  optimistic: (cached, { params, body }) => cached.edit(list, (rows) => withRow(rows, params.id, body)),
  failure: 'Failed to save.',
}
export const set = (body: { currentValue?: number; title?: string }, more: Partial<typeof options> = {}, id = 1) =>
  change(update, { params: { id }, body }, { ...options, ...more })
export const row = (id = 1) => page.getByTestId(String(id))
export const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))

const longMs = 500
const start = window.setTimeout.bind(window)
const waiting: (() => void)[] = []
let stoppedAt: number | undefined

/** Stops the clock of the page, an hour after the test before: what waits for half a second or longer waits for `pass`. */
export function stopClock() {
  stoppedAt = (stoppedAt ?? Date.now()) + 3_600_000
  Date.now = () => stoppedAt!
  window.setTimeout = ((run: () => void, ms = 0) =>
    ms < longMs ? start(run, ms) : waiting.push(run)) as typeof window.setTimeout
  const pass = async () => {
    for (const run of waiting.splice(0)) run()
    await turn()
  }
  return {
    pass,
    /** Lets what still waits happen in this test, and not in the next one. */
    async end() {
      do {
        await pass()
        await turn(10)
      } while (waiting.length > 0)
    },
  }
}
