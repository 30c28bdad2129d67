import { expect, it, vi } from 'vitest'
import { loadInBackground } from '#platform/web/ui/load-in-background.ts'

it('code that could not be loaded is loaded when the connection is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue('the module')
  const loaded = loadInBackground(load)
  await expect.poll(() => load.mock.calls).toHaveLength(1)
  dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('the module')
})
