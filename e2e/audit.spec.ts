import { readFile } from 'node:fs/promises'
import { skipIntroductions } from './inspection.ts'
import { joinByCalls } from './join-team.ts'
import { expect, test } from './journey.ts'

test.beforeEach(({ page }) => skipIntroductions(page))

test('the owner reads, filters and downloads the audit log, and an assistant cannot', async ({
  page,
  planner,
  browser,
  instance,
}) => {
  const clientId = await planner.addClient({ partnerOneName: 'Emma', email: 'emma@example.com' })
  await page.request.post(`/api/clients/${clientId}/invite`)
  const email = `ada-${clientId}@team.example`
  await page.request.post('/api/members', { data: { name: 'Ada', email, role: 'assistant' } })
  const ada = await joinByCalls(browser, instance, email, 'Ada')

  await page.goto('/settings?tab=security')
  await page.getByRole('tab', { name: 'Audit Log' }).click()
  const entries = page.getByRole('tabpanel').getByRole('listitem')
  await expect(entries.filter({ hasText: 'Created an invitation to the portal' })).toContainText('Emma')
  await expect(entries.filter({ hasText: 'Joined the studio as Assistant' })).toContainText('Ada')

  await page.getByLabel('What happened').selectOption({ label: 'The Team' })
  await expect(entries).toHaveCount(2)
  await page.getByLabel('Who did it').selectOption({ label: 'Ada' })
  await expect(entries).toHaveCount(1)
  await expect(page).toHaveURL(/group=team/)
  await page.getByLabel('What happened').selectOption({ label: 'Payments' })
  await expect(page.getByText('Try adjusting your filters')).toBeVisible()
  await page.getByLabel('What happened').selectOption({ label: 'The Team' })
  await expect(entries).toHaveCount(1)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Ada,Joined the studio as Assistant,member-joined')

  await ada.goto('/settings?tab=audit')
  await expect(ada.getByRole('tab', { name: 'Profile' })).toBeVisible()
  await expect(ada.getByRole('tab', { name: 'Audit Log' })).toHaveCount(0)
  expect((await ada.request.get('/api/audit')).status()).toBe(403)
  await ada.context().close()
})
