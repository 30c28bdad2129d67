import { inspect, skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'
import { test } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('planner and couple write to each other, and a long thread opens at its end', async ({
  page,
  planner,
  instance,
  wedding: { id, portal },
}) => {
  await planner.addClient({ partnerOneName: 'Silent', email: 'silent@example.com' })
  const read = async () =>
    (await (await portal.request.get(`/api/clients/${id}/messages`)).json()) as { content: string; read: boolean }[]
  const row = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: /Grace Liu/ })
  const log = page.getByRole('log', { name: 'Messages with Grace Liu & Oliver Hart' })
  const thread = portal.getByRole('log')

  await test.step('what the couple writes appears in the list of the planner, and is read when it is opened', async () => {
    await page.goto('/messages')
    await expect(row).toContainText('No messages yet')
    await portal.goto(`/client-portal/${id}?tab=messages`)
    await portal.getByRole('textbox', { name: /Message to/ }).fill('   ')
    await expect(portal.getByRole('button', { name: 'Send' })).toBeDisabled()
    await portal.getByRole('textbox', { name: /Message to/ }).fill('Could we bring the dog?')
    await portal.getByRole('button', { name: 'Send' }).click()
    await expect(row).toContainText('Could we bring the dog?')
    await expect(row).toContainText('1 unread')
    await row.click()
    await expect(page).toHaveURL(`/messages?client=${id}`)
    await expect(log).toContainText('Could we bring the dog?')
    await expect(row).not.toContainText('unread')
    await expect.poll(read).toMatchObject([{ read: true }])
    await expect(thread.getByText(/Seen/)).toBeVisible()
  })

  await test.step('the planner answers in two lines, once, and sees that it was seen', async () => {
    const field = page.getByLabel('Message to Grace Liu & Oliver Hart')
    await field.fill('   ')
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await field.press('Enter')
    await field.fill('Of course.')
    await field.press('Shift+Enter')
    await field.pressSequentially('With a bow tie?')
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await expect(log.getByText('Of course.\nWith a bow tie?')).toHaveCount(1)
    await expect(thread.getByText('Of course.\nWith a bow tie?')).toHaveCount(1)
    expect((await read()).map(({ content }) => content)).toEqual([
      'Could we bring the dog?',
      'Of course.\nWith a bow tie?',
    ])
    await expect(log).toContainText('Seen')
    await portal.getByRole('textbox', { name: /Message to/ }).fill('A silken one.')
    await portal.getByRole('button', { name: 'Send' }).click()
    await expect(log).toContainText('A silken one.')
    await expect.poll(async () => (await read()).every((message) => message.read)).toBe(true)
  })

  await test.step('on a phone the thread fills the screen, and loads earlier messages on demand', async () => {
    await runSql(
      instance,
      `insert into messages (planner_id, client_id, sender, sender_name, content)
        select planner_id, id, 'client', 'Grace Liu', 'Thought ' || number || '.' from clients, generate_series(1, 60) number
        where id = $1 order by number`,
      [id],
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/messages')
    await page.getByRole('link', { name: 'Grace Liu & Oliver Hart' }).click()
    const here = page.getByRole('log')
    await expect(here.getByText('Thought 60.')).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeHidden()
    await expect(here.getByText('Thought 10.')).toHaveCount(0)
    await here.getByRole('button', { name: 'Earlier messages' }).click()
    await expect(here.getByText(/Thought 1\.$/)).toHaveCount(1)
    await expect(here.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0)
    await page.getByRole('link', { name: 'All conversations' }).click()
    await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeVisible()
  })
})

test('a conversation has the focus in its field and keeps its draft, and one without an account offers the invite', async ({
  page,
  planner,
  wedding: _withAccount,
}) => {
  const zoe = await planner.addClient({ partnerOneName: 'Zoë', email: `zoe-${planner.username}@example.com` })
  const emma = await planner.addClient({ partnerOneName: 'Emma', email: `emma-${planner.username}@example.com` })
  const field = page.getByLabel('Message to Zoë')

  await test.step('the focus is in the field, from wherever the conversation is opened', async () => {
    await page.goto(`/messages?client=${zoe}`)
    await expect(field).toBeFocused()
    await field.fill('Half a thou')
    await page.getByRole('link', { name: 'Emma' }).first().click()
    await expect(page).toHaveURL(`/messages?client=${emma}`)
    await expect(page.getByLabel('Message to Emma')).toBeFocused()
    await expect(page.getByLabel('Message to Emma')).toHaveValue('')
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

  await test.step('a draft is kept for each couple, and a message that fails is restored to its field', async () => {
    await expect(field).toHaveValue('Half a thou')
    await page.route(`**/api/clients/${zoe}/messages`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await field.press('Enter')
    await expect(toastOf(page, 'Error')).toContainText('Your message could not be sent.')
    await expect(field).toHaveValue('Half a thou')
    await page.unrouteAll()
    await field.press('Enter')
    await expect(page.getByRole('log')).toContainText('Half a thou')
    await expect(field).toHaveValue('')
  })

  await test.step('a couple without an account is invited from its thread', async () => {
    const thread = page.getByRole('region', { name: 'Zoë' })
    await expect(thread).toContainText('no portal account yet, so nobody can read your messages')
    await thread.getByRole('button', { name: 'Email It to the Couple' }).click()
    await page.getByRole('dialog', { name: 'Email the Invite' }).getByRole('button', { name: 'Send Email' }).click()
    await expect(toastOf(page, 'Invite emailed')).toBeVisible()
    await expect(thread).toContainText('invited, but no portal account yet')
    await inspect(page)
    await page.getByRole('link', { name: 'Grace Liu & Oliver Hart' }).first().click()
    await expect(page.getByLabel('Message to Grace Liu & Oliver Hart')).toBeVisible()
    await expect(page.getByText('portal account')).toHaveCount(0)
  })
})
