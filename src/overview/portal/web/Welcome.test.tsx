import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import Welcome from '#overview/portal/web/Welcome.tsx'
import { show } from '#test/web/test-page.tsx'

const names = 'Maximiliane von Hohenberg-Lindenfels & Bartholomew Featherstonehaugh-Cholmondeley'

it('has a title that does not overlap its close button, however long the names are', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await show(<Welcome days={1000} couple={names} planner="Rosa Weddings" />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await page.viewport(width, 844)
    const title = dialog.getByRole('heading').element().getBoundingClientRect()
    const close = dialog.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
    expect(title.right, `at ${width} px`).toBeLessThanOrEqual(close.left)
  }
})

it('is shown once, and not in the last hundred days', async () => {
  const first = await show(<Welcome days={101} couple={names} planner="Rosa Weddings" />)
  await page.getByRole('button', { name: 'Take a Look Around' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await first.unmount()
  const again = await show(<Welcome days={101} couple={names} planner="Rosa Weddings" />)
  expect(page.getByRole('dialog').elements()).toEqual([])
  await again.unmount()
  localStorage.clear()
  await show(<Welcome days={100} couple={names} planner="Rosa Weddings" />)
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('greets somebody other than the couple by name', async () => {
  localStorage.clear()
  await show(<Welcome days={101} couple="Emma & Jack" guest="Walter" planner="Rosa Weddings" />)
  await expect.element(page.getByRole('dialog', { name: 'Welcome, Walter' })).toBeVisible()
  await expect.element(page.getByText('101 days to go until the wedding of Emma & Jack.')).toBeVisible()
})

it('speaks in the studio’s own words, if it has some', async () => {
  localStorage.clear()
  await show(<Welcome days={101} couple="Emma & Jack" planner="Rosa Weddings" words={'Come in.\nSit down.'} />)
  await expect.element(page.getByText(/Come in\.\s+Sit down\./)).toBeVisible()
  await expect.element(page.getByText('This is where your wedding comes together.')).not.toBeInTheDocument()
})
