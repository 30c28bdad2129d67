import { test as base, expect } from '@playwright/test'
import { startInstance, type Instance } from './instance.ts'
import { addClient, signUp, type Account, type NewCouple } from './planners.ts'

type Planner = Account & { addClient: (couple: NewCouple) => Promise<number> }
type OfWorker = { instance: Instance }
type OfTest = { planner: Planner; complaints: string[] }

/**
 * Expected console messages: refused and interrupted calls, which tests provoke, blocked service workers, and styles that
 * React preloads while it renders, and that a slow machine uses only some seconds later.
 */
const expected =
  /^(Failed to load resource|Service Worker registration blocked|The resource \S+\.css was preloaded using link preload)/

/** Browser tests of the built product: one instance for each worker, and a separate planner for each test that uses the fixture. */
export const test = base.extend<OfTest, OfWorker>({
  instance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
    async ({}, use) => {
      const instance = await startInstance()
      await use(instance)
      await instance.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ instance }, use) => use(instance.url),
  planner: async ({ page, instance }, use) => {
    const account = await signUp(page.request, instance)
    await use({ ...account, addClient: (couple) => addClient(page.request, instance, couple) })
  },
  /** Fails a test if the browser's console has CSP violations, exceptions or warnings. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        const grave = message.type() === 'error' || message.type() === 'warning'
        if (grave && !expected.test(message.text())) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
