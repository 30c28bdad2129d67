import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { undoBatch, undoBatches } from '#weddings/history/web/public/undo.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

it('says what was taken back, what was done again, and offers the other', async () => {
  answerCalls({
    'POST /api/history/3/undo': () => ({ batch: 4, count: 2, kept: [] }),
    'POST /api/history/4/undo': () => ({ batch: 5, count: 2, kept: [] }),
    'POST /api/history/5/undo': () => ({ batch: 6, count: 2, kept: [] }),
  })
  await show(null)
  await undoBatch(3)
  await expect.element(page.getByText('2 changes were undone.')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.element(page.getByText('2 changes were redone.')).toBeVisible()
  await expect.element(page.getByText('Redone')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('2 changes were undone.')).toBeVisible()
})

it('counts weddings that stay apart from single changes that stay', async () => {
  const refused = () => {
    throw new Refused(409, 'All of this has been changed again since')
  }
  const venue = { id: 1, what: 'task', title: 'Venue' }
  answerCalls({
    'POST /api/history/3/undo': () => ({ batch: 6, count: 62, kept: [venue] }),
    'POST /api/history/4/undo': refused,
    'POST /api/history/5/undo': refused,
  })
  await show(null)
  await undoBatches([3, 4])
  await expect
    .element(
      page.getByText(
        '62 changes were undone. 1 had been changed again and stayed. One wedding had been changed since and stayed.',
      ),
    )
    .toBeVisible()
  await undoBatches([4, 5])
  await expect
    .element(page.getByText('0 changes were undone. 2 weddings had been changed since and stayed.'))
    .toBeVisible()
})

it('names once what stays with several of its rows', async () => {
  const stays = (what: string, title: string, id: number) => ({ id, what, title })
  const names = ['Ben Weber', 'Ben Weber', 'The Webers', 'Dinner', 'Anna Weber', 'Anna Weber']
  const kept = names.map((name, id) => stays('guest', name, id))
  answerCalls({ 'POST /api/history/3/undo': () => ({ batch: 4, count: 2, kept }) })
  await show(null)
  await undoBatch(3)
  const told = '“Ben Weber”, “The Webers”, “Dinner” and 1 more had been changed again and stayed.'
  await expect.element(page.getByText(told)).toBeVisible()
})
