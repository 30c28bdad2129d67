import type { Browser, BrowserContext, Page } from '@playwright/test'
import { zoneAt } from '#test/clock.ts'
import { activeCouple } from './couples.ts'
import { inspect } from './inspection.ts'
import type { Instance } from './instance.ts'
import { expect, test } from './journey.ts'
import { sendLettersNow } from './letters-now.ts'
import { mailedLink, mailsIn } from './outbox.ts'
import { runSql } from './sql.ts'
import { add } from './wedding.ts'

const onPhone = (
  browser: Browser,
  baseURL: string,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>> = { cookies: [], origins: [] },
) =>
  browser.newContext({
    baseURL,
    storageState,
    reducedMotion: 'reduce',
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    timezoneId: 'Pacific/Auckland',
  })

/** The address in the portal that a link in a letter leads to. */
const placeOf = (link: string) => new URL(link).searchParams.get('to') ?? ''

async function expectThere(page: Page, link: string): Promise<void> {
  const place = placeOf(link)
  await expect(page).toHaveURL(place)
  const record = page.locator(new URL(place, 'http://portal').hash)
  await expect(record).toBeFocused()
  await expect(record).toBeInViewport()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Emma, who has an account, and Jack, who is invited; it is noon at their planner's, because nothing is sent at night. */
async function emmaAndJack(page: Page, instance: Instance, planner: { email: string; username: string }) {
  const emma = `emma-${planner.username}@example.com`
  const jack = `jack-${planner.username}@example.com`
  const couple = { partnerOneName: 'Emma', partnerTwoName: 'Jack', email: emma, weddingDate: '2031-06-14' }
  const { id, browser: emmas } = await activeCouple(page.request, instance, couple)
  await runSql(instance, `update planners set time_zone = '${zoneAt(12)}' where email = $1`, [planner.email])
  const people = (await (await page.request.get(`/api/clients/${id}/people`)).json()) as { id: number; role: string }[]
  const two = people.find(({ role }) => role === 'partner-two')?.id
  await page.request.patch(`/api/people/${two}`, { data: { email: jack } })
  await add(page, `/api/people/${two}/invite`, {})
  const invitation = await mailedLink(instance.dataDir, jack, '/client-login/link')
  return { id, at: `/api/clients/${id}`, couple: { ...couple, id }, emma, jack, emmas, invitation }
}

/** The links to records in the letter to an address. */
async function linksTo(instance: Instance, to: string): Promise<string[]> {
  const letterTo = async () =>
    (await mailsIn(instance.dataDir)).find((mail) => mail.to === to && mail.subject.startsWith('1 new message'))
  await expect.poll(async () => Boolean(await letterTo())).toBe(true)
  const all = (await letterTo())?.text.match(/https?:\/\/\S+client-login\/link\S+/g) ?? []
  return all.filter((link) => placeOf(link).includes('#'))
}

const personIn = async (page: Page) =>
  ((await (await page.request.get('/api/client-session')).json()) as { person: { name: string } }).person.name

test('links in a letter lead to their records, for whoever opens them', async ({
  page,
  browser,
  instance,
  planner,
}) => {
  const { id, at, couple, jack, emmas } = await emmaAndJack(page, instance, planner)
  await page.request.post(`${at}/customization`, {
    data: { enabledFeatures: ['calendar', 'tasks', 'vendors', 'documents', 'billing', 'messaging'] },
  })
  // More events than the portal shows at first, before anybody is told of events.
  for (const day of [1, 2, 3, 4, 5])
    await add(page, `${at}/events`, { title: `Fitting ${day}`, date: `2031-01-0${day}` })
  await runSql(instance, 'delete from notices where client_id = $1', [id])

  await add(page, `${at}/messages`, { content: 'Which of the three bands do you like?' })
  const file = { name: 'floor-plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% a plan\n') }
  const uploaded = await page.request.post(`${at}/documents`, { multipart: { file } })
  const document = (await uploaded.json()) as { id: number }
  for (const amount of ['300', '400'])
    await add(page, `${at}/invoices`, { amount, dueDate: '2031-03-01', status: 'Sent' })
  await add(page, '/api/tasks', { clientId: id, title: 'Choose the band', assignedTo: 'client' })
  await add(page, `${at}/events`, { title: 'Tasting', date: '2031-02-08', time: '14:00' })
  await sendLettersNow(instance, id)

  const links = await linksTo(instance, jack)
  expect(links.map((link) => /tab=.*-/.exec(placeOf(link))?.[0])).toEqual([
    'tab=messages#message-',
    'tab=documents#document-',
    'tab=billing#invoice-',
    'tab=billing#invoice-',
    'tab=tasks#task-',
    'tab=schedule#event-',
  ])
  const [first, second] = links as [string, string]

  await test.step('the other partner, who is signed in, stays who they are, and does not use up the link', async () => {
    const context = await onPhone(browser, instance.url, await emmas.storageState())
    const theirs = await context.newPage()
    // The browser of a signed-in couple remembers whose portal it has open.
    await context.addInitScript((session) => localStorage.setItem('clientSession', session), JSON.stringify(couple))
    for (const link of links) {
      await theirs.goto(link)
      await expectThere(theirs, link)
    }
    expect(await personIn(theirs)).toBe('Emma')
    await context.close()
  })

  await test.step('signed out, one tap signs in; then other links open by themselves', async () => {
    const context = await onPhone(browser, instance.url)
    const theirs = await context.newPage()
    await theirs.goto(first)
    await expect(theirs.getByRole('heading', { name: 'Welcome, Jack' })).toBeVisible()
    await theirs.getByRole('button', { name: 'Open the Portal' }).click()
    await expectThere(theirs, first)
    for (const link of [first, links.at(-1)!]) {
      await theirs.goto(link)
      await expectThere(theirs, link)
    }
    expect(await personIn(theirs)).toBe('Jack')
    await page.request.delete(`/api/documents/${document.id}`)
    await theirs.goto(second)
    await expect(theirs.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true')
    await expect(theirs.getByText('Contracts, timelines, and pictures will be kept here.')).toBeVisible()
    await context.close()
  })

  await test.step('the planner sees which letters went out, and which were opened', async () => {
    await page.goto(`/clients/${id}?tab=people`)
    const sent = page.getByRole('listitem').filter({ hasText: '1 new message' }).filter({ hasText: 'opened' })
    await expect(sent).toHaveCount(2)
    await expect(sent.filter({ hasText: `to Jack (${jack})` })).not.toContainText('not opened yet')
    await inspect(page)
  })
  await emmas.dispose()
})

test('a letter tells both partners what happened; its links sign in once, are renewed, and lead to the mail settings', async ({
  page,
  browser,
  instance,
  planner,
}) => {
  const { id, at, emma, jack, emmas, invitation } = await emmaAndJack(page, instance, planner)
  await emmas.dispose()
  await add(page, `${at}/messages`, { content: 'The tasting is on Friday.' })
  await add(page, `${at}/invoices`, { amount: '1200', dueDate: '2031-03-01', status: 'Sent' })
  await sendLettersNow(instance, id)
  const invoice = (await linksTo(instance, jack)).find((link) => placeOf(link).includes('tab=billing'))!
  expect(invitation).not.toBe(invoice)

  await test.step('a link to the invoices signs in without a password, in the time zone of the phone', async () => {
    const context = await onPhone(browser, instance.url)
    const theirs = await context.newPage()
    await theirs.goto(invoice)
    const signIn = theirs.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/link/'))
    await theirs.getByRole('button', { name: 'Open the Portal' }).click()
    expect((await signIn).postDataJSON()).toMatchObject({ timeZone: 'Pacific/Auckland' })
    await expectThere(theirs, invoice)
    await expect(theirs.getByText('$1,200.00').first()).toBeVisible()
    await context.close()
    const sent = (await (await page.request.get(`${at}/letters`)).json()) as { openedAt: string | null }[]
    expect(sent.filter(({ openedAt }) => openedAt)).toHaveLength(1)
    expect(sent).toHaveLength(2)
  })

  await test.step('a used link offers a new one, which leads to the same record', async () => {
    const context = await onPhone(browser, instance.url)
    const theirs = await context.newPage()
    await theirs.goto(invoice)
    await expect(theirs.getByRole('heading', { name: 'This link has been used' })).toBeVisible()
    await theirs.getByRole('button', { name: 'Send Me a New Link' }).click()
    await expect(theirs.getByText('A new link is on its way to j…@example.com.')).toBeVisible()
    await inspect(theirs)
    const renewed = async () =>
      (await mailsIn(instance.dataDir)).find(
        (mail) => mail.to === jack && mail.subject === 'Your link to your wedding portal',
      )
    await expect.poll(async () => Boolean(await renewed())).toBe(true)
    await theirs.setViewportSize({ width: 390, height: 844 })
    await theirs.goto((await renewed())?.text.match(/https?:\/\/\S+client-login\/link\S+/)?.[0] ?? '')
    await theirs.getByRole('button', { name: 'Open the Portal' }).click()
    await expectThere(theirs, invoice)
    await context.close()
  })

  const context = await onPhone(browser, instance.url)
  const theirs = await context.newPage()
  await test.step('an expired link offers a new one, and an unknown one the sign-in', async () => {
    const [link] = (await linksTo(instance, emma)) as [string]
    await runSql(instance, `update sign_in_links set expires_at = now() - interval '1 day' where email = $1`, [emma])
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
    await inspect(theirs)
    await theirs.getByRole('button', { name: 'Send Me a New Link' }).click()
    const renewed = await mailedLink(instance.dataDir, emma, '/client-login/link', link)
    expect(renewed).not.toContain('to=')
    await theirs.goto('/client-login/link?token=nothing')
    await expect(theirs.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
    await theirs.getByRole('link', { name: 'Go to Login' }).click()
    await expect(theirs).toHaveURL('/client-login')
  })

  await test.step('a link to the mail settings changes how often there are letters', async () => {
    await theirs.goto(await mailedLink(instance.dataDir, jack, '/mail-settings'))
    await expect(theirs.getByRole('heading', { name: 'Emails about your wedding' })).toBeVisible()
    await theirs.getByLabel('How often').selectOption('Once a week')
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expect(theirs.getByText('Saved: Once a week.')).toBeVisible()
    await inspect(theirs)
  })
  await context.close()
})
