import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '#contract/index.ts'
import { endPause } from '#web/change.ts'
import { connection } from '#web/offline/connection.ts'
import { held, Refused, show } from '#web/test-page.tsx'
import { Goals, row, server, set, stopClock, turn, write } from '#web/test-goals.tsx'

const { update } = contract.goals

let clock: ReturnType<typeof stopClock>
beforeEach(() => void (clock = stopClock()))

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
