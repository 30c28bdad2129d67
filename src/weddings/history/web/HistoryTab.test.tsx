import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import HistoryTab from '#weddings/history/web/HistoryTab.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const entry = {
  id: 7,
  batch: 7,
  at: '2027-05-14T09:00:00Z',
  by: 'Paula',
  sentence: 'Paula changed 2 tasks at once.',
  details: ['Completed the task “Arch”.', 'Completed the task “Cake”.'],
  more: 0,
  canUndo: true,
  isWithheld: false,
}

it('shows the undo without hovering, in the first line of an opened entry', async () => {
  answerCalls({ 'GET /api/clients/1/history': () => [entry] })
  await show(<HistoryTab client={{ id: 1 } as Client} />)
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect.element(undo).toBeVisible()
  expect(getComputedStyle(undo.element()).opacity).toBe('1')
  const top = () =>
    undo.element().getBoundingClientRect().y - page.getByRole('listitem').first().element().getBoundingClientRect().y
  const before = top()
  await page.getByText('Paula changed 2 tasks at once.').click()
  await expect.element(page.getByText('Completed the task “Cake”.')).toBeVisible()
  expect(top()).toBe(before)
})

it('opens the changes that are left out in place, and keeps the focus there', async () => {
  const all = [...entry.details, 'Completed the task “Band”.', 'Completed the task “Rings”.']
  answerCalls({
    'GET /api/clients/1/history': () => [{ ...entry, more: 2 }],
    'GET /api/clients/1/history/7': () => all,
  })
  await show(<HistoryTab client={{ id: 1 } as Client} />)
  await page.getByText('Paula changed 2 tasks at once.').click()
  await page.getByRole('button', { name: 'And 2 more' }).click()
  await expect.element(page.getByText('Completed the task “Rings”.')).toBeVisible()
  await expect.element(page.getByText('Completed the task “Band”.')).toHaveFocus()
  await expect.element(page.getByRole('button', { name: /^And/ })).not.toBeInTheDocument()
})

it('says why a change of invoices cannot be taken back', async () => {
  answerCalls({ 'GET /api/clients/1/history': () => [{ ...entry, canUndo: false, isWithheld: true }] })
  await show(<HistoryTab client={{ id: 1 } as Client} />)
  await expect.element(page.getByText(/Only someone who can see invoices can undo it/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})
