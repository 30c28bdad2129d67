import { expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Conflict, DatedRow } from '#plan/plan/contract/endpoints.ts'
import { ReDateForm } from '#plan/plan/web/ReDateForm.tsx'
import { rowForTests } from '#plan/plan/web/rows-for-tests.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

const client = { id: 7, partnerOneName: 'Emma', partnerTwoName: 'James', weddingDate: '2028-05-27' } as Client

async function showRows(rows: DatedRow[], conflicts: Conflict[] = []) {
  const view = { weddingDate: client.weddingDate, rows, conflicts }
  answerCalls({ 'GET /api/clients/7/re-date': () => view })
  const ignore = () => undefined
  await show(<ReDateForm client={client} start="2028-08-12" choices={{}} onChoose={ignore} onMoved={ignore} />)
}

it('separates the title of a row from what is said about it', async () => {
  const onTheDay = { months: 0, days: 0 }
  await showRows([
    rowForTests({ id: 1, title: 'Choose the officiant' }),
    rowForTests({ id: 2, kind: 'event', title: 'Wedding day', offset: onTheDay }),
    rowForTests({ id: 3, kind: 'event', title: 'Tasting', offset: onTheDay, isOver: true }),
  ])
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect.element(box('Choose the officiant fixed date')).not.toBeChecked()
  await expect.element(box('Wedding day on the day')).toBeChecked()
  await expect.element(box('Tasting over on the day')).not.toBeChecked()
})

it('shows what a payment is for and how much it is', async () => {
  await showRows([rowForTests({ kind: 'invoice', title: 'INV-0002, Balance', amount: '1200.00' })])
  await expect.element(page.getByRole('checkbox', { name: 'INV-0002, Balance $1,200.00 fixed date' })).toBeVisible()
})

it('closes the date of a row with Enter, and gives the focus back', async () => {
  await showRows([rowForTests({ title: 'Order the arch', offset: { months: -1, days: 0 } })])
  const opener = page.getByRole('button', { name: /^New date of Order the arch/ })
  await opener.click()
  await expect.element(page.getByRole('textbox', { name: 'New date of Order the arch' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(opener).toHaveFocus()
})

it('has both dates of a row below its title on a tablet', async () => {
  await page.viewport(520, 900)
  await showRows([rowForTests({ title: 'Order the arch', from: null, offset: { months: -1, days: 0 } })])
  const place = async (one: Locator) => {
    await expect.element(one).toBeVisible()
    return one.element().getBoundingClientRect()
  }
  const title = await place(page.getByText('1 month before'))
  const old = await place(page.getByText(/No date$/))
  const next = await place(page.getByRole('button', { name: /^New date of Order the arch/ }))
  expect(old.top).toBeGreaterThanOrEqual(title.bottom)
  expect(next.top).toBeGreaterThanOrEqual(title.bottom)
  expect(next.left).toBeGreaterThan(old.right)
})

it('has its buttons side by side at the right on a phone', async () => {
  await page.viewport(390, 844)
  await showRows([rowForTests({ offset: { months: -1, days: 0 } })])
  const place = async (button: Locator) => {
    await expect.element(button).toBeVisible()
    return button.element().getBoundingClientRect()
  }
  const move = await place(page.getByRole('button', { name: 'Move to August 12, 2028' }))
  const cancel = await place(page.getByRole('link', { name: 'Cancel' }))
  expect(move.top).toBe(cancel.top)
  expect(move.right).toBeGreaterThan(350)
})

it('says which vendor is booked for another wedding on the new date', async () => {
  await showRows([], [{ kind: 'vendor', id: 4, clientId: 9, title: 'Rosebud, Ida & Lee', time: null }])
  const taken = page.getByRole('region', { name: 'Already on that day' })
  await expect.poll(() => taken.element().textContent).toContain('A vendor who is booked for both: Rosebud, Ida & Lee')
  await expect.element(taken.getByRole('link', { name: 'Rosebud, Ida & Lee' })).toHaveAttribute('href', '/clients/9')
})
