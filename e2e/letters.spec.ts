import type { Page } from '@playwright/test'
import { zoneAt } from '#test/clock.ts'
import { inspect } from './inspection.ts'
import { expect, test as base } from './journey.ts'
import { mailedLink } from './outbox.ts'
import { runSql } from './sql.ts'

/** The couple uses a separate browser; `page` is the planner's. */
const test = base.extend<{ theirs: Page }>({
  theirs: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', timezoneId: 'Pacific/Auckland' })
    await use(await context.newPage())
    await context.close()
  },
})

/** Because no letters are sent at night. */
const zoneAtNoon = zoneAt(12)

test('one letter tells partner two what happened, and its link opens the invoice without a password', async ({
  page,
  theirs,
  instance,
  planner,
}) => {
  test.setTimeout(180_000)
  const email = `jack-${Date.now()}@example.com`
  const first = `emma-${Date.now()}@example.com`
  const id = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'Jack', email: first })
  const people = (await (await page.request.get(`/api/clients/${id}/people`)).json()) as { id: number; role: string }[]
  const two = people.find(({ role }) => role === 'partner-two')?.id
  await page.request.patch(`/api/people/${two}`, { data: { email } })
  await page.request.post(`/api/people/${two}/invite`)
  const invitation = await mailedLink(instance.dataDir, email, '/client-login/link')

  await page.request.post(`/api/clients/${id}/messages`, { data: { content: 'The tasting is on Friday.' } })
  await page.request.post(`/api/clients/${id}/invoices`, {
    data: { amount: '1200', dueDate: '2027-03-01', status: 'Sent' },
  })
  const ofStudio = '(select planner_id from clients where id = $1)'
  await runSql(instance, `update planners set time_zone = '${zoneAtNoon}' where id = ${ofStudio}`, [id])
  await runSql(instance, `update notices set created_at = now() - interval '11 minutes' where client_id = $1`, [id])
  // The job that sends letters runs once a minute.
  let link = ''
  await expect(async () => {
    link = await mailedLink(instance.dataDir, email, '/client-login/link', invitation)
  }).toPass({ timeout: 90_000 })
  expect(link).toContain('&to=')

  const toBilling = new URL(link)
  toBilling.searchParams.set('to', `/client-portal/${id}?tab=billing`)
  await theirs.goto(toBilling.href)
  const signIn = theirs.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/link/'))
  await theirs.getByRole('button', { name: 'Open the portal' }).click()
  expect((await signIn).postDataJSON()).toMatchObject({ timeZone: 'Pacific/Auckland' })
  await expect(theirs).toHaveURL(`/client-portal/${id}?tab=billing`)
  await expect(theirs.getByText('$1,200.00').first()).toBeVisible()

  await theirs.goto(link)
  await expect(theirs).toHaveURL(new RegExp(`/client-portal/${id}`))

  await theirs.goto('about:blank')
  await runSql(instance, 'delete from couple_sessions where client_id = $1', [id])
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'This link has been used' })).toBeVisible()

  const settings = await mailedLink(instance.dataDir, email, '/mail-settings')
  await theirs.goto(settings)
  await expect(theirs.getByRole('heading', { name: 'Mail about your wedding' })).toBeVisible()
  await theirs.getByLabel('How often').selectOption('Once a week')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs.getByText('Saved: Once a week.')).toBeVisible()
  await inspect(theirs)
  const sent = (await (await page.request.get(`/api/clients/${id}/letters`)).json()) as { openedAt: string | null }[]
  expect(sent).toHaveLength(1)
  expect(sent[0]?.openedAt).toBeTruthy()
})
