import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

beforeEach(() => cache.clear())

const imported = page.getByRole('list', { name: 'Imported lists' })

it('the page of vendors opens the import for vendors, and takes back those that were imported', async () => {
  const at = new Date().toISOString()
  let lists = [
    { batch: 4, kind: 'vendors', count: 9, at },
    { batch: 3, kind: 'clients', count: 20, at },
  ]
  let isReached = false
  answerCalls({
    'GET /api/vendors': () => [],
    'GET /api/lists': () => lists,
    'POST /api/history/4/undo': () => {
      if (!isReached) throw new Refused(409, 'All of this has been changed again since.')
      lists = []
      return { batch: 5, count: 9, kept: [] }
    },
  })
  await showPage('/vendors')
  await page.getByRole('button', { name: 'Import' }).click()
  await expect.element(page.getByLabelText('The List Has')).toHaveValue('vendors')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(imported.getByText('9 vendors imported just now')).toBeVisible()
  expect(imported.getByRole('listitem').elements()).toHaveLength(1)
  await imported.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('All of this has been changed again since.')).toBeVisible()
  isReached = true
  await imported.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('9 changes were undone.')).toBeVisible()
  await expect.element(imported).not.toBeInTheDocument()
})
