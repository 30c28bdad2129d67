import { expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { NewTaskButton } from '#planning/tasks/web/NewTaskButton.tsx'
import { show } from '#test/web/test-page.tsx'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

it.each([
  ['reduce', 0],
  ['no-preference', 4],
])('with the preference %s for motion it has %i sparkles', async (preference, sparkles) => {
  await prefer(preference)
  await show(<NewTaskButton onClick={() => {}} />)
  await expect.element(page.getByRole('button', { name: 'New Task' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-floating] > span svg').length).toBe(sparkles)
  await prefer('')
})
