import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Card } from '#talk/messages/contract/message-cards.ts'
import { cache } from '#platform/web/calls/api.ts'
import { chosenCards, chooseCards } from '#talk/messages/web/public/draft-cards.ts'
import { ChosenCards } from '#talk/messages/web/cards/ChosenCards.tsx'
import LinkDialog from '#app/web/messages/LinkDialog.tsx'
import MessageCards from '#talk/messages/web/cards/MessageCards.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const gone: Card = { kind: 'task', id: null, title: '', dueDate: null, done: false, amount: null, currency: null }
const bill: Card = {
  kind: 'invoice',
  id: 3,
  title: 'INV-7',
  dueDate: '2031-03-01',
  done: false,
  currency: 'USD',
  amount: '120.50',
}
const band: Card = {
  kind: 'task',
  id: 4,
  title: 'Choose the band',
  dueDate: '2031-02-01',
  done: false,
  amount: null,
  currency: null,
}

it('cards show title and state, open their record, and say what is gone', async () => {
  const opened: unknown[] = []
  const target = {
    hrefOf: ({ kind, id }: { kind: string; id: number }) => `/somewhere/${kind}/${id}`,
    open: (card: unknown) => void opened.push(card),
  }
  await show(<MessageCards cards={[bill, { ...bill, id: 8, done: true }, band, gone]} target={target} />)
  await expect.element(page.getByText('$120.50 open, due March 1, 2031')).toBeVisible()
  await expect.element(page.getByText('Paid')).toBeVisible()
  await expect.element(page.getByText('Task: no longer available')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(3)
  const task = page.getByRole('link', { name: /Choose the band/ })
  await expect.element(task).toHaveAttribute('href', '/somewhere/task/4')
  await task.click()
  expect(opened).toEqual([{ kind: 'task', id: 4 }])
})

/** A planner's answers with records that a couple may not see among them. */
function serve(tasks = 3) {
  cache.clear()
  chooseCards(7, [])
  const visible = Array.from({ length: tasks }, (_, at) => ({
    id: at + 1,
    title: `Task ${at + 1}`,
    visibleToCouple: true,
  }))
  answerCalls({
    'GET /api/clients/7/tasks': () => [...visible, { id: 99, title: 'Private', visibleToCouple: false }],
    'GET /api/clients/7/documents': () => [
      { id: 1, originalName: 'Seating plan', visibleToCouple: true },
      { id: 2, originalName: 'Own notes', visibleToCouple: false },
    ],
    'GET /api/clients/7/invoices': () => [
      { id: 1, invoiceNumber: 'INV-7', status: 'Sent', isSample: false },
      { id: 2, invoiceNumber: 'INV-8', status: 'Draft', isSample: false },
    ],
  })
}

it('links are chosen among what the couple may see, and removed', async () => {
  serve()
  await show(
    <>
      <LinkDialog clientId={7} names="Emma" open onClose={() => {}} />
      <ChosenCards clientId={7} />
    </>,
  )
  await expect.element(page.getByLabelText('Task 1')).toBeVisible()
  for (const hidden of ['Private', 'Own notes', 'Invoice INV-8'])
    await expect.element(page.getByLabelText(hidden)).not.toBeInTheDocument()
  await page.getByLabelText('Find').fill('seat')
  await expect.element(page.getByLabelText('Task 1')).not.toBeInTheDocument()
  await page.getByLabelText('Seating plan').click()
  await page.getByLabelText('Find').fill('')
  await page.getByLabelText('Invoice INV-7').click()
  expect(chosenCards(7).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['document 1', 'invoice 1'])
  await page.getByLabelText('Seating plan').click()
  expect(chosenCards(7)).toHaveLength(1)
})

it('no more than five links are chosen', async () => {
  serve(6)
  await show(<LinkDialog clientId={7} names="Emma" open onClose={() => {}} />)
  for (let n = 1; n <= 5; n++) await page.getByLabelText(`Task ${n}`).click()
  await expect.element(page.getByLabelText('Task 6')).toBeDisabled()
  await page.getByLabelText('Task 1').click()
  await expect.element(page.getByLabelText('Task 6')).toBeEnabled()
})
