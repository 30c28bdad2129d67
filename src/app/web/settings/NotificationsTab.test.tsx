import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import NotificationsTab from '#app/web/settings/NotificationsTab.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

it('marks channels that the installation does not have, and saves the switches that were changed', async () => {
  const stored = {
    emailNotifications: true,
    mailDigest: false,
    pushNotifications: true,
    smsNotifications: true,
    clientMessages: true,
    eventReminders: true,
    taskDeadlines: true,
    paymentAlerts: true,
    unavailable: ['sms'],
  }
  const { bodies } = answerCalls({
    'GET /api/preferences': () => ({ ...stored }),
    'PATCH /api/preferences': ({ body }) => ({ ...Object.assign(stored, body) }),
  })
  await show(<NotificationsTab />)
  const sms = page.getByRole('switch', { name: 'SMS notifications' })
  await expect.element(sms).toBeDisabled()
  await expect.element(sms).not.toBeChecked()
  await expect.element(sms).toHaveAccessibleDescription(/Not set up on this installation/)
  const payments = page.getByRole('switch', { name: 'Payment alerts' })
  await payments.click()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.element(page.getByText('Preferences saved')).toBeVisible()
  await expect.element(payments).not.toBeChecked()
  await expect.element(page.getByRole('switch', { name: 'Client messages' })).toBeChecked()
  expect(bodies('PATCH /api/preferences')).toEqual([{ paymentAlerts: false }])
})
