import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import { show } from '#test/web/test-page.tsx'

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
afterEach(() => touch(false))

it('a field is lower for a mouse, and 44 px high for fingers', async () => {
  await show(<SearchField label="Search tasks" value="" onChange={() => {}} />)
  const height = () => page.getByLabelText('Search tasks').element().getBoundingClientRect().height
  expect(height()).toBeLessThan(44)
  await touch(true)
  await expect.poll(height).toBe(44)
})
