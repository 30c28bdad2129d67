import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { WaveOffers } from '#guests/waves/web/public/WaveOffers.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

beforeEach(() => localStorage.clear())

const offer = {
  declined: { id: 1, name: 'The Millers', seats: 4 },
  next: { id: 2, name: 'The Okafors', seats: 4 },
}
const words = 'The Millers (4) declined. Invite The Okafors (4) from the B list?'

it('moves the next envelope by one press, with an undo', async () => {
  const { bodies } = answerCalls({
    'GET /api/clients/7/waves': () => [offer],
    'POST /api/envelopes/2/invite-instead': () => ({ batch: 5 }),
  })
  await show(<WaveOffers clientId={7} />)
  await expect.element(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Move The Okafors to the A List' }).click()
  await expect.poll(() => bodies('POST /api/envelopes/2/invite-instead')).toEqual([{ declinedId: 1 }])
  await expect.element(page.getByText('Nothing was sent to The Okafors yet.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

it('does not offer again what was dismissed', async () => {
  answerCalls({ 'GET /api/clients/7/waves': () => [offer] })
  await show(<WaveOffers clientId={7} />)
  await page.getByRole('button', { name: 'Dismiss The Okafors for The Millers' }).click()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('dismissed waves') ?? '[]')).toEqual(['1-2'])
})
