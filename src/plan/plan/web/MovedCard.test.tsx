import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { MovedCard } from '#plan/plan/web/MovedCard.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const client = { id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' } as Client
const toldOnce = /The couple is told about it once/

async function showMoved(weddingDate: string) {
  answerCalls({ 'GET /api/clients/7/vendors': () => [] })
  await show(<MovedCard client={client} moved={{ batch: 1, changed: 2, weddingDate }} onUndone={() => undefined} />)
  await expect.element(page.getByText(/2 other dates have changed with it/)).toBeVisible()
}

it('has the focus on what happened', async () => {
  await showMoved('2028-08-12')
  await expect.element(page.getByRole('heading', { name: 'The wedding is on August 12, 2028.' })).toHaveFocus()
})

it('says that the couple hears of a new date', async () => {
  await showMoved('2028-08-12')
  await expect.element(page.getByText(toldOnce)).toBeVisible()
})

it('says nothing of the couple when the date was taken off', async () => {
  await showMoved('')
  await expect.element(page.getByText(toldOnce)).not.toBeInTheDocument()
})
