import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { undoBatch } from '#weddings/history/web/public/undo.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

it('says what was taken back, what was done again, and offers the other', async () => {
  answerCalls({
    'POST /api/history/3/undo': () => ({ batch: 4, count: 2, kept: [] }),
    'POST /api/history/4/undo': () => ({ batch: 5, count: 2, kept: [] }),
    'POST /api/history/5/undo': () => ({ batch: 6, count: 2, kept: [] }),
  })
  await show(null)
  await undoBatch(3)
  await expect.element(page.getByText('2 changes were taken back.')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.element(page.getByText('2 changes were made again.')).toBeVisible()
  await expect.element(page.getByText('Done again')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('2 changes were taken back.')).toBeVisible()
})
