import { startInstance, type Instance } from './instance.ts'
import { test as base } from './journey.ts'

const named = (url: string) => url.replace('127.0.0.1', 'localhost')

/** Journeys on an address with the name of a host, without which browsers make no passkeys. */
export const test = base.extend<object, { instance: Instance }>({
  instance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
    async ({}, use) => {
      const instance = await startInstance(async (url) => ({ PUBLIC_URL: named(url) }))
      await use({ ...instance, url: named(instance.url) })
      await instance.stop()
    },
    { scope: 'worker' },
  ],
})
