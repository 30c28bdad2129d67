import { test as base, expect } from '@playwright/test'
import { startInstance, type Instance } from './instance.ts'
import { addClient, signUp, type Account, type NewCouple } from './planners.ts'

type Planner = Account & { addClient: (couple: NewCouple) => Promise<number> }
type OfWorker = { instance: Instance }
type OfTest = { planner: Planner; complaints: string[] }

/** Written for refused and interrupted calls, which journeys provoke on purpose, and where no service worker may be. */
const expected = /^(Failed to load resource|Service Worker registration blocked)/

/** A journey through the built product: one instance a worker, and for each test that asks for it a planner of its own. */
export const test = base.extend<OfTest, OfWorker>({
  instance: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants to see what a fixture needs
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
  /** No journey ends with the browser having complained: about the content security policy, an exception, a warning of ours. */
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
