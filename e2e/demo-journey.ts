import { findIds, startDemo, type Demo, type Ids } from './demo.ts'
import { expect, test as base } from './journey.ts'

/** Tests of the demo's studio, which has something of everything: one demo for each worker, which no test may change. */
export const test = base.extend<object, { demo: Demo; ids: Ids }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
    async ({}, use) => {
      const demo = await startDemo()
      await use(demo)
      await demo.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  ids: [async ({ demo }, use) => use(await findIds(demo)), { scope: 'worker' }],
  baseURL: ({ demo }, use) => use(demo.url),
})
export { expect }
