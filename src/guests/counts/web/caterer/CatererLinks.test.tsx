import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CatererLinks } from '#guests/counts/web/caterer/CatererLinks.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const link = {
  id: 3,
  clientId: 7,
  kind: 'caterer',
  subjectId: null,
  label: 'Fern Hill Kitchen',
  email: null,
  isMailed: false,
  createdAt: '2026-05-01T10:00:00Z',
  expiresAt: null,
  revokedAt: null,
  lastOpenedAt: null,
  openedCount: 0,
}
const others = { ...link, id: 4, kind: 'guest-day', label: 'Grandmother Rose' }

it('says when a caterer has seen the counts, and makes and revokes addresses', async () => {
  const { bodies } = answerCalls({
    'GET /api/clients/7/links': () => [link, others],
    'GET /api/clients/7/caterer-views': () => [{ linkId: 3, at: '2026-05-02T10:00:00Z', changes: 1, since: 2 }],
    'POST /api/clients/7/caterer-links': () => ({ id: 5, address: 'https://example.com/caterer/secret' }),
    'DELETE /api/clients/7/links/3': () => undefined,
  })
  await show(<CatererLinks clientId={7} />)
  await expect.element(page.getByText(/Seen by the caterer on .*, 2 changes since/)).toBeVisible()
  await expect.element(page.getByText('Grandmother Rose')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Make Link' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Make Link' })).toBeDisabled()
  await dialog.getByLabelText('Whom It Is For').fill('Cakes')
  await dialog.getByRole('button', { name: 'Make Link' }).click()
  await expect.element(dialog.getByLabelText('Address')).toHaveValue('https://example.com/caterer/secret')
  expect(bodies('POST /api/clients/7/caterer-links')).toEqual([{ label: 'Cakes' }])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Revoke Fern Hill Kitchen' }).click()
  const asked = page.getByRole('alertdialog')
  await expect.element(asked.getByText('The address stops working at once.')).toBeVisible()
  await asked.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('Link revoked')).toBeVisible()
})
