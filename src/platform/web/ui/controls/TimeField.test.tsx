import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { clockOfDevice } from '#platform/contract/locale/device-clock.ts'
import { defaultLocale, defaultRegion } from '#platform/contract/locale/region.ts'
import { wearLocale, wearRegion } from '#platform/web/locale/here.ts'
import { TimeField } from '#platform/web/ui/controls/TimeField.tsx'
import { show } from '#test/web/test-page.tsx'

it('says a time by the studio’s clock where that of the device is another', async () => {
  onTestFinished(() => wearLocale(defaultLocale))
  const field = page.getByLabelText('Time')
  const device = clockOfDevice()
  for (const clock of [12, 24] as const) {
    wearRegion({ ...defaultRegion, clock })
    const shown = await show(<TimeField label="Time" value="14:30" onChange={() => {}} />)
    const words = clock === 12 ? '2:30 PM' : '14:30'
    await expect.element(field).toHaveAccessibleDescription(clock === device ? '' : words)
    await shown.unmount()
  }
})
