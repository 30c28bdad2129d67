import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import InvoiceDialog from '#money/invoices/web/invoice/InvoiceDialog.tsx'
import { chooseIn } from '#test/web/choose-in.ts'
import { answerCalls, held, show } from '#test/web/test-page.tsx'

beforeEach(() => cache.clear())

const dialog = page.getByRole('dialog', { name: 'New Invoice' })

it('keeps what was found wrong and what was typed when the usual tax arrives late', async () => {
  const billing = held<object>()
  answerCalls({
    'GET /api/clients': () => [],
    'GET /api/billing': () => billing.answer,
    'GET /api/price-list': () => [],
  })
  await show(<InvoiceDialog open onClose={() => {}} />)
  await dialog.getByLabelText('Number', { exact: true }).fill('R-7')
  await dialog.getByRole('button', { name: 'Save as Draft' }).click()
  await expect.element(dialog.getByText('Please choose a couple.')).toBeVisible()
  billing.resolve({ taxLabel: 'Sales tax', taxRate: '8.875' })
  await expect.element(dialog.getByRole('textbox', { name: 'Tax Rate (%)' })).toHaveValue('8.875')
  await expect.element(dialog.getByText('Please choose a couple.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Number', { exact: true })).toHaveValue('R-7')
})

it('begins in the first line, or with the couple where it has to be chosen', async () => {
  answerCalls({
    'GET /api/clients': () => [{ id: 3, partnerOneName: 'Ana', partnerTwoName: null, weddingDate: '2027-06-30' }],
    'GET /api/billing': () => ({ taxLabel: null, taxRate: null }),
    'GET /api/price-list': () => [],
  })
  const { unmount } = await show(<InvoiceDialog clientId={3} open onClose={() => {}} />)
  const line = dialog.getByRole('group', { name: 'Line 1', exact: true })
  await expect.element(line.getByLabelText('Description')).toHaveFocus()
  await unmount()
  await show(<InvoiceDialog open onClose={() => {}} />)
  await expect.element(dialog.getByLabelText('Couple')).toHaveFocus()
})

it('ties the due date to the wedding, and says the day that it comes to', async () => {
  const sent: unknown[] = []
  answerCalls({
    'GET /api/clients': () => [{ id: 3, partnerOneName: 'Ana', partnerTwoName: null, weddingDate: '2027-06-30' }],
    'GET /api/billing': () => ({ taxLabel: null, taxRate: null }),
    'GET /api/price-list': () => [],
    'POST /api/clients/3/invoices': ({ body }) => {
      sent.push(body)
      return { id: 9, invoiceNumber: 'R-9' }
    },
  })
  await show(<InvoiceDialog clientId={3} open onClose={() => {}} />)
  await dialog.getByRole('switch', { name: 'Due date follows the wedding' }).click()
  await expect.element(dialog.getByText('4 weeks before the wedding: June 2, 2027')).toBeVisible()
  await expect.element(dialog.getByLabelText('Due Date')).not.toBeInTheDocument()
  await dialog.getByLabelText('Description').nth(1).fill('Deposit')
  await dialog.getByLabelText('Rate').fill('500')
  await dialog.getByRole('button', { name: 'Save as Draft' }).click()
  await expect.poll(() => sent).toEqual([expect.objectContaining({ offset: { months: 0, days: -28 } })])
})

it('adds and removes lines, counts amounts and tax, and sends what was entered', async () => {
  const { bodies } = answerCalls({
    'GET /api/clients': () => [{ id: 3, partnerOneName: 'Ana', partnerTwoName: null, weddingDate: '2027-06-30' }],
    'GET /api/billing': () => ({ taxLabel: null, taxRate: null }),
    'GET /api/price-list': () => [],
    'POST /api/clients/3/invoices': () => ({ id: 9, invoiceNumber: 'R-9' }),
  })
  await show(<InvoiceDialog open onClose={() => {}} />)
  const line = (at: number) => dialog.getByRole('group', { name: `Line ${at}`, exact: true })
  const fill = async (at: number, description: string, quantity: string, rate: string) => {
    await line(at).getByLabelText('Description').fill(description)
    await line(at).getByLabelText('Quantity').fill(quantity)
    await line(at).getByLabelText('Rate').fill(rate)
  }
  await chooseIn(dialog.getByLabelText('Couple'), 'Ana')
  await fill(1, 'Full planning', '1', '4,000')
  await userEvent.keyboard('{Enter}')
  await expect.element(line(2).getByLabelText('Description')).toHaveFocus()
  await fill(2, 'Travel', '2.5', '320.10')
  await expect.element(line(2).getByRole('status')).toHaveTextContent('Amount $800.25')
  await dialog.getByRole('button', { name: 'Add Line' }).click()
  await dialog.getByRole('button', { name: 'Remove line 3' }).click()
  await dialog.getByLabelText('Tax Label').fill('Sales tax')
  await dialog.getByRole('textbox', { name: 'Tax Rate (%)' }).fill('8.875')
  await expect.element(dialog.getByText('$426.02')).toBeVisible()
  await expect.element(dialog.getByText('$5,226.27')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save as Draft' }).click()
  await expect
    .poll(() => bodies('POST /api/clients/3/invoices'))
    .toMatchObject([
      {
        taxLabel: 'Sales tax',
        taxRate: '8.875',
        lineItems: [{ description: 'Full planning' }, { description: 'Travel' }],
      },
    ])
})

it('fills lines from the services of the studio', async () => {
  answerCalls({
    'GET /api/clients': () => [],
    'GET /api/billing': () => ({ taxLabel: null, taxRate: null }),
    'GET /api/price-list': () => [
      { id: 1, description: 'Day of', currency: 'USD', rate: '1200.50' },
      { id: 2, description: 'Full planning', currency: 'USD', rate: '4000.00' },
    ],
  })
  await show(<InvoiceDialog clientId={3} open onClose={() => {}} />)
  const line = (at: number) => dialog.getByRole('group', { name: `Line ${at}`, exact: true })
  for (const service of ['Full planning, $4,000.00', 'Day of, $1,200.50']) {
    await dialog.getByRole('button', { name: 'Add Service' }).click()
    await page.getByRole('menuitem', { name: service }).click()
  }
  await expect.element(line(1).getByLabelText('Description')).toHaveValue('Full planning')
  await expect.element(line(2).getByLabelText('Description')).toHaveValue('Day of')
  await expect.element(line(2).getByLabelText('Rate')).toHaveValue('1200.50')
  await expect.element(line(3)).not.toBeInTheDocument()
  await expect.element(dialog.getByText('$5,200.50')).toBeVisible()
})

it('is in the currency of the wedding, into which no price of another is taken', async () => {
  const { bodies } = answerCalls({
    'GET /api/clients': () => [
      { id: 3, partnerOneName: 'Ana', partnerTwoName: null, weddingDate: '2027-06-30', currency: 'JPY' },
    ],
    'GET /api/billing': () => ({ taxLabel: null, taxRate: null }),
    'GET /api/price-list': () => [{ id: 1, description: 'Day of', currency: 'USD', rate: '1200.50' }],
    'POST /api/clients/3/invoices': () => ({ id: 9, invoiceNumber: 'R-9' }),
  })
  await show(<InvoiceDialog clientId={3} open onClose={() => {}} />)
  const line = dialog.getByRole('group', { name: 'Line 1', exact: true })
  await expect.element(line.getByText('In JPY.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Service' }).click()
  await page.getByRole('menuitem', { name: 'Day of, $1,200.50' }).click()
  await expect.element(line.getByLabelText('Description')).toHaveValue('Day of')
  await expect.element(line.getByLabelText('Rate')).toHaveValue('')
  await line.getByLabelText('Rate').fill('120,000')
  await expect.element(line.getByRole('status')).toHaveTextContent('Amount ¥120,000')
  await dialog.getByRole('button', { name: 'Save as Draft' }).click()
  await expect
    .poll(() => bodies('POST /api/clients/3/invoices'))
    .toMatchObject([{ lineItems: [{ rate: '120000' }], currency: 'JPY' }])
})

it('sends only what is changed, and lets choose where somebody else has changed the same meanwhile', async () => {
  const lines = (rate: string) => [{ description: 'Planning', quantity: '1', rate, amount: rate }]
  const deposit = {
    id: 11,
    clientId: 3,
    invoiceNumber: 'R-11',
    currency: 'USD',
    issuedOn: '2031-01-05',
    dueDate: '2031-02-05',
    offset: null,
    description: 'Deposit',
    taxLabel: null,
    taxRate: null,
    lineItems: lines('500.00'),
  } as Partial<Invoice> as Invoice
  const { bodies } = answerCalls({
    'GET /api/clients': () => [],
    'GET /api/price-list': () => [],
    'PATCH /api/invoices/11': () => deposit,
  })
  const edit = (invoice: Invoice) => <InvoiceDialog invoice={invoice} open onClose={() => {}} />
  const { rerender } = await show(edit(deposit))
  await page.getByLabelText('Rate').fill('600')
  await page.getByLabelText('Due Date', { exact: true }).fill('2031-03-01')
  const theirs = { ...deposit, description: 'First half', lineItems: lines('550.00') }
  await rerender(<QueryClientProvider client={cache}>{edit(theirs)}</QueryClientProvider>)
  await expect.element(page.getByLabelText('Description').first()).toHaveValue('First half')
  await expect
    .element(
      page.getByText(
        /^Lines: “Planning: 1 × 600” has not been saved. In the meantime, someone else entered “Planning: 1 × 550.00”/,
      ),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Keep Theirs' }).click()
  await expect.element(page.getByLabelText('Rate')).toHaveValue('550.00')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .poll(() => bodies('PATCH /api/invoices/11'))
    .toEqual([{ dueDate: '2031-03-01', previous: { dueDate: '2031-02-05' } }])
})
