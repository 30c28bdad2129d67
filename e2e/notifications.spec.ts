import { activeCouple } from './couples.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma-news@example.com' }

test('five messages of one couple are one row, which links to the conversation', async ({
  page,
  planner: _signedIn,
  instance,
}) => {
  const { id, browser } = await activeCouple(page.request, instance, emma)
  const write = (content: string) => browser.post(`/api/clients/${id}/messages`, { data: { content } })
  for (const content of ['One', 'Two', 'Three', 'Four', 'Five']) await write(content)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Messages, 5 unread' })).toBeVisible()
  await page.getByRole('button', { name: 'Notifications, 6 unread' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  const row = dialog.getByRole('button', { name: /Message from Emma & James/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('6 about this couple')
  await expect(row).toContainText('Five')
  await expect(dialog.getByText('High')).toHaveCount(0)
  await expect(dialog.getByText('Medium')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show 5 more' }).click()
  await expect(row).toHaveCount(5)
  await expect(dialog).toContainText('was activated')
  await inspect(page)
  await row.first().click()
  await expect(page).toHaveURL(`/messages?client=${id}`)
  await expect(page.getByRole('log')).toContainText('Five')
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  await browser.dispose()
})

test('older notifications are added to the row of their couple, which follows their changes', async ({
  page,
  planner,
  instance,
}) => {
  const id = await planner.addClient(emma)
  const noor = await planner.addClient({ ...emma, partnerOneName: 'Noor', email: 'noor-news@example.com' })
  await runSql(
    instance,
    `insert into notifications (planner_id, title, message, type, priority, related_id, related_type)
      select planner_id, 'Message from ' || partner_one_name, 'Thought ' || number, 'message', 'medium', id, 'message'
      from clients cross join generate_series(1, 120) number
      where id = case when number % 2 = 0 then $1::int else $2::int end order by number`,
    [id, noor],
  )
  await page.goto('/notifications')
  await expect(page.getByRole('button', { name: /Message from/ })).toHaveCount(2)
  const ofEmma = page.getByRole('button', { name: /Message from Emma/ })
  await expect(ofEmma).toContainText('25 about this couple')
  await page.getByRole('button', { name: 'Show 24 more' }).first().click()
  const more = page.getByRole('button', { name: 'Load more' })
  await more.click()
  await expect(ofEmma.first()).toContainText('50 about this couple')
  await expect(ofEmma).toHaveCount(50)
  await page.route('**/api/notifications?before=*', (route) => route.abort(), { times: 1 })
  await more.click()
  await expect(toastOf(page, 'Error')).toContainText('We could not load the older notifications.')
  await expect(ofEmma).toHaveCount(50)
  await more.click()
  await expect(more).toHaveCount(0)
  await expect(ofEmma).toHaveCount(60)
  await expect(page.getByRole('button', { name: /Message from Noor/ })).toHaveCount(1)
  await expect(page.getByText('60 about this couple')).toHaveCount(2)

  const unread = page.getByRole('button', { name: /^Unread/ })
  await expect(unread).toHaveCount(61)
  await page.request.patch('/api/notifications/mark-all-read')
  await expect(unread).toHaveCount(0)
})
