import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as taskCalls from '#planning/tasks/contract/calls.ts'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { update } from '#planning/goals/contract/calls.ts'
import { list } from '#planning/goals/contract/calls.ts'
import { change, endPause, type ChangeOptions } from '#platform/web/calls/change.ts'
import { connection } from '#platform/web/offline/connection.ts'
import { answerCalls, held, Refused, show } from '#test/web/test-page.tsx'
import { type Goal, Goals, goals, options, row, server, set, stopClock, turn, write } from '#test/web/test-goals.tsx'
import { useState } from 'react'
import { useAnswer } from '#platform/web/calls/api.ts'
import { listenForChanges } from '#platform/web/calls/live.ts'
import { withRow } from '#platform/web/calls/pending-edits.ts'
import { refetchAbout } from '#platform/web/calls/refetch.ts'

let clock: ReturnType<typeof stopClock>

beforeEach(() => void (clock = stopClock()))
afterEach(() => clock.end())

it('shows a change at once, and rolls it back with a toast when it is refused', async () => {
  const answer = held<never>()
  server({ [write]: () => answer.answer })
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  const changing = set({ currentValue: 5 })
  await expect.element(row()).toHaveTextContent('Calls 5')
  answer.reject(new Refused(409, 'Not today.'))
  await expect(changing).rejects.toThrow('409')
  await expect.element(row()).toHaveTextContent('Calls 1')
  await expect.element(page.getByText('Not today.')).toBeVisible()
})

it('says that nothing was changed while offline', async () => {
  const { count } = server()
  connection.lost = true
  onTestFinished(() => void (connection.lost = false))
  await show(<Goals />)
  await set({ currentValue: 5 }).catch(() => {})
  await expect.element(page.getByText('You are offline. Nothing was changed.')).toBeVisible()
  await expect.element(row()).toHaveTextContent('Calls 1')
  expect(count(write)).toBe(0)
})

it('rolls back only the failed one of two concurrent changes of a row', async () => {
  const refusal = held<never>()
  const stored: object[] = []
  const { store } = server({
    [write]: ({ body }) => {
      if ('title' in (body as object)) return refusal.answer
      stored.push(body as object)
      return store(1, body)
    },
  })
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  void set({ title: 'Letters' })
  void set({ currentValue: 7 })
  await expect.element(row()).toHaveTextContent('Letters 7')
  refusal.reject(new Refused(400, 'That title is taken.'))
  await expect.element(page.getByText('That title is taken.')).toBeVisible()
  await expect.element(row()).toHaveTextContent('Calls 7')
  await expect.poll(() => stored).toEqual([{ currentValue: 7 }])
})

it('sends one value at a time, then only the latest, and never shows an older one in between', async () => {
  const answers = [held<void>(), held<void>()]
  let asked = 0
  const { bodies, store } = server({
    [write]: async ({ body }) => {
      await answers[asked++]?.answer
      return { ...store(1, body) }
    },
  })
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  const shown = new Set<string | null>()
  const watching = new MutationObserver(() => shown.add(row().element().textContent))
  watching.observe(row().element(), { characterData: true, subtree: true, childList: true })
  const first = set({ currentValue: 2 })
  await expect.poll(() => bodies(write)).toEqual([{ currentValue: 2 }])
  const others = [set({ currentValue: 3 }), set({ currentValue: 4 })]
  await expect.element(row()).toHaveTextContent('Calls 4')
  shown.clear()
  answers[0]?.resolve()
  await expect.poll(() => bodies(write)).toEqual([{ currentValue: 2 }, { currentValue: 4 }])
  await turn(50)
  answers[1]?.resolve()
  expect(await first).toMatchObject({ currentValue: 2 })
  expect(await Promise.all(others)).toMatchObject([{ currentValue: 4 }, { currentValue: 4 }])
  await clock.pass()
  await expect.element(row()).toHaveTextContent('Calls 4')
  expect([...shown].filter((text) => text !== 'Calls 4')).toEqual([])
})

it('sends a waiting change of several fields although a newer one changes some of them', async () => {
  const answer = held<void>()
  let asked = 0
  const { bodies, store } = server({
    [write]: async ({ body }) => {
      if (asked++ === 0) await answer.answer
      return { ...store(1, body) }
    },
  })
  await show(<Goals />)
  const first = set({ currentValue: 2 })
  await expect.poll(() => bodies(write)).toEqual([{ currentValue: 2 }])
  const others = [set({ title: 'Letters', currentValue: 3 }), set({ currentValue: 4 })]
  await expect.element(row()).toHaveTextContent('Letters 4')
  answer.resolve()
  await Promise.all([first, ...others])
  expect(bodies(write)).toEqual([{ currentValue: 2 }, { title: 'Letters', currentValue: 3 }, { currentValue: 4 }])
})

it('says what was stored before a value that was replaced unsent', async () => {
  const first = held<void>()
  const { bodies } = answerCalls({ 'PATCH /api/clients/7': () => first.answer })
  const move = (venue: string, previous: string) =>
    change(
      clientCalls.update,
      { params: { id: 7 }, body: { venue, previous: { venue: previous } } },
      { optimistic: () => {} },
    )
  const sent = [move('Barn', 'Attic')]
  await expect.poll(() => bodies('PATCH /api/clients/7')).toHaveLength(1)
  sent.push(move('Cellar', 'Barn'), move('Den', 'Cellar'))
  first.resolve()
  await Promise.all(sent)
  expect(bodies('PATCH /api/clients/7')).toEqual([
    { venue: 'Barn', previous: { venue: 'Attic' } },
    { venue: 'Den', previous: { venue: 'Barn' } },
  ])
})

it('ignores the failure of a value that a newer one replaces', async () => {
  const first = held<never>()
  let asked = 0
  const { store, count } = server({ [write]: ({ body }) => (asked++ === 0 ? first.answer : store(1, body)) })
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  const older = set({ currentValue: 2 })
  await expect.poll(() => count(write)).toBe(1)
  const newer = set({ currentValue: 3 })
  first.reject(new Refused(500, 'Out of order.'))
  expect(await older).toMatchObject({ currentValue: 3 })
  expect(await newer).toMatchObject({ currentValue: 3 })
  await expect.element(row()).toHaveTextContent('Calls 3')
  await expect.element(page.getByText('Out of order.')).not.toBeInTheDocument()
})

it('applies to a list that arrives while the change is pending', async () => {
  const answer = held<void>()
  server({ [write]: () => answer.answer.then(() => ({})) })
  void set({ currentValue: 8 })
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 8')
  answer.resolve()
})

/** The live channel of a tab, with a function that sends announcements as the server would. */
it('debounces, and reports the outcome of the last value only', async () => {
  const { bodies } = server()
  const saved = vi.fn<() => void>()
  for (const currentValue of [2, 3, 4]) {
    void set({ currentValue }, { pauseMs: 1000, saved })
    await turn()
  }
  expect(bodies(write)).toEqual([])
  await clock.pass()
  await expect.poll(() => bodies(write)).toEqual([{ currentValue: 4 }])
  await expect.poll(() => saved.mock.calls).toHaveLength(1)
})

it('sends a debounced value on request or when the page is left, and none twice', async () => {
  const first = held<void>()
  let asked = 0
  const { bodies, store } = server({
    [write]: async ({ body }) => {
      if (asked++ === 0) await first.answer
      return store(1, body)
    },
  })
  void set({ currentValue: 2 }, { pauseMs: 60_000 })
  endPause(update, { id: 1 }, 'send')
  endPause(update, { id: 1 }, 'send')
  await expect.poll(() => bodies(write)).toEqual([{ currentValue: 2 }])
  void set({ currentValue: 3 }, { pauseMs: 60_000 })
  dispatchEvent(new Event('pagehide'))
  expect(bodies(write)).toEqual([{ currentValue: 2 }, { currentValue: 3 }])
  dispatchEvent(new Event('pagehide'))
  first.resolve()
  await turn(100)
  expect(bodies(write)).toHaveLength(2)
})

it('drops a debounced value that is no longer wanted', async () => {
  const { count } = server()
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  const changing = set({ currentValue: 2 }, { pauseMs: 60_000 })
  await expect.element(row()).toHaveTextContent('Calls 2')
  endPause(update, { id: 1 }, 'drop')
  await expect(changing).rejects.toThrow('taken back')
  await expect.element(row()).toHaveTextContent('Calls 1')
  await clock.pass()
  expect(count(write)).toBe(0)
})

function channel() {
  const sources: { onopen?: () => void; onmessage?: (event: { data: string }) => void; address: string }[] = []
  class Source {
    readonly address: string
    constructor(address: string) {
      this.address = address
      sources.push(this)
    }
    addEventListener() {}
    close() {}
  }
  vi.stubGlobal('EventSource', Source)
  onTestFinished(listenForChanges())
  return {
    tab: new URL(sources[0]!.address, location.href).searchParams.get('tab'),
    open: () => sources[0]?.onopen?.(),
    tell: (changed: string, call?: string | null) =>
      sources[0]?.onmessage?.({ data: JSON.stringify({ changed, clientId: null, ...(call && { call }) }) }),
  }
}

it('fetches at most twice after five quick changes whose announcements come back', async () => {
  const { sent, count } = server()
  const { tab, tell } = channel()
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  const before = count(goals)
  for (let value = 2; value <= 6; value += 1) {
    // As with the real server, the announcement may arrive before the answer or after it.
    const changing = set({ currentValue: value })
    await turn()
    const id = sent.findLast(({ route }) => route === write)?.callId
    expect(id).toMatch(new RegExp(`^${tab}\\.\\d+$`))
    if (value % 2) tell('goals', id)
    await changing
    if (value % 2 === 0) tell('goals', id)
    await turn()
  }
  await clock.pass()
  expect(count(write)).toBe(5)
  expect(count(goals) - before).toBeLessThanOrEqual(2)
  await expect.element(row()).toHaveTextContent('Calls 6')
})

it('fetches changes of another tab meanwhile, and announced topics that its own change does not cover', async () => {
  const { sent, count, rows } = server({ 'GET /api/tasks': () => [] })
  const { tell } = channel()
  function Tasks() {
    useAnswer(taskCalls.list, {})
    return null
  }
  await show(
    <>
      <Goals />
      <Tasks />
    </>,
  )
  await set({ currentValue: 2 })
  rows[1]!.currentValue = 9
  tell('goals')
  await expect.element(row(2)).toHaveTextContent('Deposits 9')
  await clock.pass()
  const before = count(goals)
  rows[1]!.currentValue = 10
  tell('goals', '123.1')
  await expect.element(row(2)).toHaveTextContent('Deposits 10')
  tell('tasks', sent.findLast(({ route }) => route === write)?.callId)
  await expect.poll(() => count('GET /api/tasks')).toBe(2)
  expect(count(goals) - before).toBe(1)
})

it('fetches everything after a change that is about all topics', async () => {
  const { count } = server()
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  await refetchAbout(['*'])
  await vi.waitFor(() => expect(count('GET /api/progress-goals')).toBe(2))
})

it('fetches everything when it connects later than the server remembers', async () => {
  const { count } = server()
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  const [early, late] = [1000, 120_000].map((at) => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(at)
    return channel()
  })
  const before = count(goals)
  early?.open()
  await turn(50)
  expect(count(goals) - before).toBe(0)
  late?.open()
  await expect.poll(() => count(goals) - before).toBe(1)
})

it('fetches a change that was stored although its answer was lost', async () => {
  const lost = held<never>()
  const { sent, store } = server({
    [write]: ({ body }) => {
      store(1, body)
      return lost.answer
    },
  })
  const { tell } = channel()
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  const changing = set({ currentValue: 4 })
  await expect.poll(() => sent.some(({ route }) => route === write)).toBe(true)
  tell('goals', sent.findLast(({ route }) => route === write)?.callId)
  lost.reject(new Error('connection reset'))
  await changing.catch(() => {})
  await expect.element(row()).toHaveTextContent('Calls 4')
})

it('fetches again when something changes during the first fetch', async () => {
  const first = held<Goal[]>()
  let asked = 0
  const { rows } = server({ [goals]: () => (asked++ === 0 ? first.answer : structuredClone(rows)) })
  await show(<Goals />)
  await expect.poll(() => asked).toBe(1)
  const stale = structuredClone(rows)
  rows[0]!.currentValue = 3
  void refetchAbout(['goals'])
  first.resolve(stale)
  await expect.element(row()).toHaveTextContent('Calls 3')
})

it('fetches again later what a busy server has not answered after news', async () => {
  let refusals = 0
  const { rows, count } = server({
    [goals]: () => {
      if (refusals-- > 0) throw new Refused(503, 'The server is busy.')
      return structuredClone(rows)
    },
  })
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  rows[0]!.currentValue = 3
  refusals = 2
  const before = count(goals)
  void refetchAbout(['goals'])
  const asked = async () => {
    await clock.pass()
    return count(goals) - before
  }
  await expect.poll(asked).toBe(3)
  await expect.element(row()).toHaveTextContent('Calls 3')
  expect(await asked()).toBe(3)
})

it('does not fetch again what is refused', async () => {
  let refused = false
  const { rows, count } = server({
    [goals]: () => {
      if (refused) throw new Refused(404, 'There is no such goal.')
      return structuredClone(rows)
    },
  })
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  refused = true
  await refetchAbout(['goals'])
  await clock.pass()
  expect(count(goals)).toBe(2)
})

it('keeps a change on a page whose refetch failed, and on one that is opened later', async () => {
  let broken = false
  const { store, rows } = server({
    [goals]: () => {
      if (broken) throw new Error('no network')
      return structuredClone(rows)
    },
    [write]: ({ body }) => {
      broken = true
      return store(1, body)
    },
  })
  function Switch() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(!open)}>Switch</button>
        {open && <Goals />}
      </>
    )
  }
  await show(<Switch />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  await set({ currentValue: 5 })
  await clock.pass()
  await expect.element(row()).toHaveTextContent('Calls 5')
  await page.getByText('Switch').click()
  await page.getByText('Switch').click()
  await expect.element(row()).toHaveTextContent('Calls 5')
})

it('fetches at once for a page that is opened while a read is still delayed', async () => {
  const { count } = server()
  const shown = await show(<Goals />)
  await set({ currentValue: 2 })
  await turn(50)
  await set({ currentValue: 3 })
  const before = count(goals)
  await shown.unmount()
  await show(<Goals />)
  await expect.poll(() => count(goals) - before).toBe(1)
})

it('delays only the reads that show the optimistic change', async () => {
  const { count } = server()
  function OtherMonth() {
    useAnswer(list, { query: { monthYear: '2031-07' } })
    return null
  }
  await show(
    <>
      <Goals />
      <OtherMonth />
    </>,
  )
  const onlyJune: Partial<typeof options> = {
    optimistic: (cached, { params, body }) =>
      cached.edit(list, (rows) => withRow(rows, params.id, body), { query: { monthYear: '2031-06' } }),
  }
  await set({ currentValue: 2 }, onlyJune)
  await turn(50)
  const before = count(goals)
  await set({ currentValue: 3 }, onlyJune)
  await expect.poll(() => count(goals) - before).toBe(1)
  await clock.pass()
  await expect.poll(() => count(goals) - before).toBe(2)
})

/** A change that replaces no other, and is sent after another one. */
const addTo = (id: number, after?: Promise<unknown>) =>
  change(update, { params: { id }, body: { currentValue: 5 } }, {
    after,
    meanwhile: (cached) => cached.edit(list, (rows) => withRow(rows, id, { currentValue: 5 })),
  } satisfies ChangeOptions<typeof update>)

it('shows a change of several rows at once, sends it after the one before it, and drops it once all are fetched', async () => {
  const answer = held<void>()
  const { count, store } = server({
    [write]: async ({ body }) => {
      await answer.answer
      return store(1, body)
    },
  })
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  const first = addTo(1)
  const second = addTo(2, first)
  await expect.element(row()).toHaveTextContent('Calls 5')
  await expect.element(row(2)).toHaveTextContent('Deposits 5')
  expect(count('PATCH /api/progress-goals/2')).toBe(0)
  answer.resolve()
  await second
  expect(count('PATCH /api/progress-goals/2')).toBe(1)
  store(1, { currentValue: 8 })
  await refetchAbout(['goals'])
  await expect.element(row()).toHaveTextContent('Calls 8')
})

it('sends a change that waits for the one before it when the page is left', async () => {
  const before = held<void>()
  const { count } = server()
  const waiting = addTo(2, before.answer)
  await turn(10)
  expect(count('PATCH /api/progress-goals/2')).toBe(0)
  dispatchEvent(new Event('pagehide'))
  await expect.poll(() => count('PATCH /api/progress-goals/2')).toBe(1)
  await waiting
  // The browser may show the page again as it was left.
  const later = addTo(2, before.answer)
  await turn(10)
  expect(count('PATCH /api/progress-goals/2')).toBe(1)
  before.resolve()
  await later
  expect(count('PATCH /api/progress-goals/2')).toBe(2)
})

it('fetches what somebody else has written before it drops a change that is in conflict with it', async () => {
  const { store } = server({
    [write]: () => {
      store(1, { currentValue: 8 })
      throw new Refused(409, 'Somebody else has changed it.')
    },
  })
  await show(<Goals />)
  await expect.element(row()).toHaveTextContent('Calls 1')
  const shown = new Set<string | null>()
  const watching = new MutationObserver(() => shown.add(row().element().textContent))
  watching.observe(row().element(), { characterData: true, subtree: true, childList: true })
  await expect(addTo(1)).rejects.toThrow('409')
  await expect.element(row()).toHaveTextContent('Calls 8')
  watching.disconnect()
  expect([...shown]).toEqual(['Calls 5', 'Calls 8'])
})
