import { activeCouple } from './couples.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'

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
