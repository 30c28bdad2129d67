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

it('is small while the page scrolls', async () => {
  await show(
    <div style={{ height: 3000 }}>
      <NewTaskButton onClick={() => {}} />
    </div>,
  )
  const button = page.getByRole('button', { name: 'New Task' })
  const width = () => button.element().getBoundingClientRect().width
  const whole = width()
  dispatchEvent(new Event('scroll'))
  await expect.poll(width).toBe(48)
  await expect.poll(width).toBe(whole)
})
