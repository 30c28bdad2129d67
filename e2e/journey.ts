import { test as base } from '@playwright/test'
import { startInstance, type Instance } from './instance.ts'
import { signUp, type Account } from './planners.ts'

type OfWorker = { instance: Instance }
type OfTest = { planner: Account }

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
  planner: async ({ page, instance }, use) => use(await signUp(page.request, instance)),
})

export { expect } from '@playwright/test'
