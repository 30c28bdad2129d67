import { activeCouple } from './couples.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const live = { timeout: 3000 }
const amara = { partnerOneName: 'Amara', partnerTwoName: 'Julian', email: 'amara@example.com' }

test('planner and couple send messages, which appear immediately', async ({ page, planner, instance }) => {
  await planner.addClient({ partnerOneName: 'Silent', email: 'silent@example.com' })
  const { id, browser } = await activeCouple(page.request, instance, amara)
  const thread = `/api/clients/${id}/messages`
  const write = (content: string) => browser.post(thread, { data: { content } })
  const read = async () => (await (await browser.get(thread)).json()) as { content: string; read: boolean }[]

  await page.goto('/messages')
  const row = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: 'Amara & Julian' })
  await expect(row).toContainText('No messages yet')
  await page.waitForLoadState('networkidle')
  await write('Can we move the tasting?')
  await expect(row).toContainText('Can we move the tasting?', live)
  await expect(row).toContainText('1 unread')

  await row.click()
  await expect(page).toHaveURL(`/messages?client=${id}`)
  const log = page.getByRole('log', { name: 'Messages with Amara & Julian' })
  await expect(log).toContainText('Can we move the tasting?')
  await expect(row).not.toContainText('unread')
  await expect.poll(read).toMatchObject([{ read: true }])

  const field = page.getByLabel('Message to Amara & Julian')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await field.fill('   ')
  await expect(send).toBeDisabled()
  await field.press('Enter')
  await field.fill('Of course.')
  await field.press('Shift+Enter')
  await field.pressSequentially('Is Friday good?')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(log.getByText('Of course.\nIs Friday good?')).toHaveCount(1)
  await expect.poll(async () => (await read()).at(-1)?.content).toBe('Of course.\nIs Friday good?')
  await browser.post(`${thread}/read`)
  await expect(log).toContainText('Seen', live)

  await write('Friday is perfect.')
  await expect(log).toContainText('Friday is perfect.', live)
  await expect.poll(async () => (await read()).every((message) => message.read)).toBe(true)
  await inspect(page)
  await browser.dispose()
})

test('a draft is kept for each couple, and a message that fails is restored to its field', async ({
  page,
  context,
  planner,
}) => {
  const zoe = await planner.addClient({ partnerOneName: 'Zoë', email: 'zoe@example.com' })
  const emma = await planner.addClient({ partnerOneName: 'Emma', email: 'emma@example.com' })
  await page.goto(`/messages?client=${zoe}`)
  await page.getByLabel('Message to Zoë').fill('Half a thou')
  await page.getByRole('link', { name: 'Emma' }).first().click()
  await expect(page).toHaveURL(`/messages?client=${emma}`)
  await expect(page.getByLabel('Message to Emma')).toHaveValue('')
  await page.goto(`/clients/${zoe}?tab=messages`)
  const field = page.getByLabel('Message to Zoë')
  await expect(field).toHaveValue('Half a thou')
  await inspect(page)
  await page.waitForLoadState('networkidle')
  await context.route('**/api/**', (route) => route.abort())
  await field.press('Enter')
  await expect(toastOf(page, 'Error')).toContainText('Your message could not be sent.')
  await expect(field).toHaveValue('Half a thou')
  await context.unroute('**/api/**')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('Half a thou')
  await expect(field).toHaveValue('')
})

test('a long thread opens at its end and loads earlier messages on demand; on a phone it fills the screen', async ({
  page,
  planner: _signedIn,
  instance,
}) => {
  const { id, browser } = await activeCouple(page.request, instance, { ...amara, email: 'long@example.com' })
  for (let n = 1; n <= 60; n++) {
    await browser.post(`/api/clients/${id}/messages`, { data: { content: `Thought ${n}.` } })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/messages')
  await page.getByRole('link', { name: 'Amara & Julian' }).click()
  const log = page.getByRole('log')
  await expect(log.getByText('Thought 60.')).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeHidden()
  await expect(log.getByText('Thought 10.')).toHaveCount(0)
  await log.getByRole('button', { name: 'Earlier messages' }).click()
  await expect(log.getByText(/Thought 1\.$/)).toHaveCount(1)
  await expect(log.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0)
  await page.getByRole('link', { name: 'All conversations' }).click()
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeVisible()
  await browser.dispose()
})

test('an opened conversation has the focus in its field, from wherever it is opened', async ({ page, planner }) => {
  const zoe = await planner.addClient({ partnerOneName: 'Zoë', email: 'zoe@example.com' })
  const emma = await planner.addClient({ partnerOneName: 'Emma', email: 'emma@example.com' })
  const field = page.getByLabel('Message to Zoë')
  await page.goto(`/messages?client=${zoe}`)
  await expect(field).toBeFocused()
  await page.getByRole('link', { name: 'Emma' }).first().click()
  await expect(page.getByLabel('Message to Emma')).toBeFocused()
  await page.goto(`/clients/${zoe}`)
  await page.getByRole('tab', { name: 'Messages' }).click()
  await expect(field).toBeFocused()
  await page.getByRole('tab', { name: 'Billing' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(field).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Messages' })).toBeFocused()
  await page.goto(`/clients/${emma}`)
  await page.getByRole('link', { name: 'Messages' }).click()
  await page.getByRole('link', { name: 'Zoë' }).click()
  await expect(field).toBeFocused()
})

test('the thread of a couple without an account says so, and offers the invite', async ({
  page,
  planner,
  instance,
}) => {
  const { browser } = await activeCouple(page.request, instance, amara)
  const zoe = await planner.addClient({ partnerOneName: 'Zoë', email: 'zoe@example.com' })
  await page.goto(`/messages?client=${zoe}`)
  const thread = page.getByRole('region', { name: 'Zoë' })
  await expect(thread).toContainText('no portal account yet, so nobody can read your messages')
  await thread.getByRole('button', { name: 'Mail It to the Couple' }).click()
  await page.getByRole('dialog', { name: 'Mail the invite' }).getByRole('button', { name: 'Send Mail' }).click()
  await expect(toastOf(page, 'Invite mailed')).toBeVisible()
  await expect(thread).toContainText('invited, but no portal account yet')
  await inspect(page)
  await page.getByRole('link', { name: 'Amara & Julian' }).first().click()
  await expect(page.getByLabel('Message to Amara & Julian')).toBeVisible()
  await expect(page.getByText('portal account')).toHaveCount(0)
  await browser.dispose()
})
