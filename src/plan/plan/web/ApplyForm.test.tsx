import { lineForTests } from '#plan/plan/web/rows-for-tests.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { TemplateLine } from '#plan/plan/contract/endpoints.ts'
import { ApplyForm } from '#plan/plan/web/ApplyForm.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const client = { id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' } as Client
const deposit = lineForTests({ key: 'deposit', kind: 'payment', title: 'Planning fee: deposit', share: '30' })

async function showLines(lines: TemplateLine[]) {
  const view = { name: 'Full planning', weddingDate: '2028-06-27', lines }
  const calls = answerCalls({ 'GET /api/clients/7/apply-template/3': () => view })
  await show(<ApplyForm client={client} templateId={3} />)
  return calls
}
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

it('separates the title of a payment from its share', async () => {
  await showLines([deposit])
  await expect.element(box('Payment: Planning fee: deposit 30%')).toBeVisible()
})

it('says at the total and beside the button what a chosen payment needs, and adds it then', async () => {
  const { bodies } = await showLines([lineForTests({}), deposit])
  const total = page.getByLabelText('Total of the Payments (Optional)')
  const add = page.getByRole('button', { name: /^Add/ })
  const problems = (text: string) => page.getByText(text, { exact: true })
  await expect.element(add).toBeEnabled()

  const missing = 'Enter the total that the payments are parts of.'
  await box('Payment: Planning fee: deposit 30%').click()
  await expect.poll(() => problems(missing).elements()).toHaveLength(2)
  await expect.element(add).toBeDisabled()

  for (const wrong of ['abc', '-5', '0']) {
    await total.fill(wrong)
    await expect.poll(() => problems('Please enter the total as an amount such as 6000.').elements()).toHaveLength(2)
    await expect.element(add).toBeDisabled()
  }
  await total.fill('$6,000')
  await expect.element(add).toBeEnabled()
  await add.click()
  await expect
    .poll(() => bodies('POST /api/clients/7/apply-template'))
    .toEqual([{ templateId: 3, rows: [{ key: 'band' }, { key: 'deposit' }], amount: '6000.00' }])
})

it('counts what the wedding has already', async () => {
  await showLines([lineForTests({ key: 'one', state: 'same' }), lineForTests({ key: 'two', state: 'done' })])
  await expect.element(page.getByText('1 row is already in this wedding, 1 is done.')).toBeVisible()
})

it('says that rows which are due now do not move with the wedding', async () => {
  await showLines([lineForTests({ isPast: true, date: '2026-01-01' })])
  const hint = page.getByText(/Rows that are due now keep that date when the wedding moves\./)
  await expect.element(hint).toBeVisible()
  await page.getByRole('button', { name: 'All: Keep past date' }).click()
  await expect.element(hint).not.toBeInTheDocument()
  await page.getByLabelText('Date of Choose the band, which would be in the past').selectOptions('now')
  await expect.element(hint).toBeVisible()
})
