import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { goTo } from '#platform/web/router/router.ts'
import { showPage } from '#test/web/test-planner-page.tsx'
import { row, studio } from '#test/web/test-tasks.ts'

beforeEach(() => cache.clear())

const newTask = page.getByRole('button', { name: 'New Task' })
const dialog = page.getByRole('dialog', { name: 'New Task' })
const here = () => location.pathname + location.search

async function openTwoPages() {
  studio(30)
  await showPage('/tasks?priority=high')
  await expect.element(row(1)).toBeVisible()
  await goTo('/tasks')
  await expect.element(row(2)).toBeVisible()
}

it('closes an open dialog by Back, and leaves the page by the next', async () => {
  await openTwoPages()
  await newTask.click()
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(here()).toBe('/tasks')
  await expect.element(newTask).toHaveFocus()
  history.back()
  await expect.poll(here).toBe('/tasks?priority=high')
})

it('leaves the page by one Back after a dialog was closed by a key', async () => {
  await openTwoPages()
  for (let times = 0; times < 2; times++) {
    await newTask.click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
  history.back()
  await expect.poll(here).toBe('/tasks?priority=high')
})

it('keeps what was chosen after a dialog when another page is opened and left', async () => {
  await openTwoPages()
  await newTask.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByLabelText('Priority').selectOptions('low')
  await expect.poll(here).toBe('/tasks?priority=low')
  await goTo('/tasks?priority=medium')
  history.back()
  await expect.poll(here).toBe('/tasks?priority=low')
  history.back()
  await expect.poll(here).toBe('/tasks?priority=high')
})
