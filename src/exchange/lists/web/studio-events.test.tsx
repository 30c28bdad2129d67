import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import ListDialog from '#exchange/lists/web/ListDialog.tsx'
import { chooseIn } from '#test/web/choose-in.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

it('events that name no couple become the studio’s where the planner says so', async () => {
  const { bodies } = answerCalls({
    'GET /api/clients': () => [],
    'POST /api/lists': () => ({ added: 0, batch: null, problems: [], duplicates: [] }),
  })
  await show(<ListDialog kind="events" open onClose={() => {}} />)
  await page
    .getByLabelText('Or Paste Rows from a Spreadsheet')
    .fill('Title\tDate\tWhere\nFair\t2031-03-01\tElmfield Hall')
  await page.getByRole('button', { name: 'Use Pasted Rows' }).click()
  await expect.element(page.getByLabelText('Where')).toHaveValue('place')
  await chooseIn(page.getByLabelText('Rows without a Couple Belong To'), 'Studio')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect
    .element(page.getByRole('list', { name: 'Rows to add' }))
    .toHaveTextContent('Fair March 1, 2031 · Elmfield Hall')
  expect(bodies('POST /api/lists')).toMatchObject([
    { kind: 'events', rows: [{ title: 'Fair', date: '2031-03-01', place: 'Elmfield Hall', clientId: 'studio' }] },
  ])
})

it('tasks that name no couple are the studio’s already', async () => {
  answerCalls({ 'GET /api/clients': () => [] })
  await show(<ListDialog kind="tasks" open onClose={() => {}} />)
  await page.getByLabelText('Or Paste Rows from a Spreadsheet').fill('Title\tDue date\nOrder\t2031-03-01')
  await page.getByRole('button', { name: 'Use Pasted Rows' }).click()
  const field = page.getByLabelText('Rows without a Couple Belong To')
  await expect.element(field).toHaveAttribute('placeholder', 'No couple')
  await field.click()
  await expect.element(page.getByRole('option', { name: 'Studio' })).not.toBeInTheDocument()
})
