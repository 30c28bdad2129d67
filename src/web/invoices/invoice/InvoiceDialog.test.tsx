import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import InvoiceDialog from '#web/invoices/invoice/InvoiceDialog.tsx'
import { answerCalls, held, show } from '#web/test-page.tsx'

const dialog = page.getByRole('dialog', { name: 'New Invoice' })

it('keeps what was found wrong and what was typed when the usual tax arrives late', async () => {
  const billing = held<object>()
  answerCalls({ 'GET /api/clients': () => [], 'GET /api/billing': () => billing.answer })
  await show(<InvoiceDialog open onClose={() => {}} />)
  await dialog.getByLabelText('Number', { exact: true }).fill('R-7')
  await dialog.getByRole('button', { name: 'Save as draft' }).click()
  await expect.element(dialog.getByText('Please choose a couple.')).toBeVisible()
  billing.resolve({ taxLabel: 'Sales tax', taxRate: '8.875' })
  await expect.element(dialog.getByRole('textbox', { name: 'Tax rate (%)' })).toHaveValue('8.875')
  await expect.element(dialog.getByText('Please choose a couple.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Number', { exact: true })).toHaveValue('R-7')
})
