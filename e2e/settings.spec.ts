import { expect, test } from './journey.ts'
import { mailedLink } from './outbox.ts'
import { toastOf } from './toasts.ts'

test('profile and business details are saved, and shown everywhere at once', async ({ page, planner }) => {
  await page.goto('/settings')
  await expect(page.getByLabel('Full Name')).toHaveValue(planner.name)
  await expect(page.getByPlaceholder('City, State')).toBeVisible()
  await page.getByLabel('Full Name').fill('Dana W. Reed')
  await page.getByLabel('Bio').fill('Weddings by the sea.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page, 'Profile Updated')).toBeVisible()
  await page.getByRole('button', { name: 'My Account' }).click()
  await expect(page.getByRole('menu')).toContainText('Dana W. Reed')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Business' }).click()
  await expect(page).toHaveURL('/settings?tab=business')
  await page.getByLabel('Business Email').fill('no address')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Business Email')).toHaveAccessibleDescription('Valid email is required')
  await page.getByLabel('Business Email').fill('hello@reed.example')
  await page.getByLabel('Business Name').fill('Reed & Daughters')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page, 'Business Updated')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Business Name')).toHaveValue('Reed & Daughters')
})

test('what was typed survives a failed save', async ({ page, planner: _signedIn }) => {
  await page.goto('/settings')
  await page.getByLabel('Phone').fill('555 0100')
  await page.waitForLoadState('networkidle')
  await page.context().route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page, 'Update Failed')).toContainText('Failed to update profile. Please try again.')
  await expect(page.getByLabel('Phone')).toHaveValue('555 0100')
  await page.context().unroute('**/api/**')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page, 'Profile Updated')).toBeVisible()
})

test('a new address counts once it is verified', async ({ page, instance, planner }) => {
  const next = `new-${planner.email}`
  await page.goto('/settings')
  await page.getByLabel('Email').fill(next)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page, 'Profile Updated')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    `We have sent a link to ${next}. Until you open it, you sign in with ${planner.email}.`,
  )
  await page.goto(await mailedLink(instance.dataDir, next, '/verify-email'))
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByLabel('Email')).toHaveValue(next)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('')
})

test('the switches are stored, and a channel that is not there says so', async ({ page, planner: _signedIn }) => {
  await page.goto('/settings?tab=notifications')
  const sms = page.getByRole('switch', { name: 'SMS notifications' })
  await expect(sms).toBeDisabled()
  await expect(sms).not.toBeChecked()
  await expect(sms).toHaveAccessibleDescription(/Not set up on this installation/)

  await page.getByRole('switch', { name: 'Payment alerts' }).uncheck()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(toastOf(page, 'Preferences Saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Payment alerts' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Client messages' })).toBeChecked()
})

test('the password is changed, with every mistake told', async ({ page, planner }) => {
  await page.goto('/settings?tab=security')
  await expect(page.getByText('Premium Account')).toBeVisible()
  await expect(page.getByText('Email Verified')).toBeVisible()
  const change = async (current: string, next: string, again: string) => {
    await page.getByLabel('Current Password').fill(current)
    await page.getByLabel('New Password', { exact: true }).fill(next)
    await page.getByLabel('Confirm New Password').fill(again)
    await page.getByRole('button', { name: 'Update Password' }).click()
  }
  await change(planner.password, 'abc', 'abd')
  await expect(toastOf(page, 'Password Mismatch')).toContainText('New passwords do not match.')
  await change(planner.password, 'abc', 'abc')
  await expect(toastOf(page, 'Password Too Short')).toContainText('Password must be at least 6 characters long.')
  await change('not it', 'peonies only', 'peonies only')
  await expect(toastOf(page, 'Password Update Failed')).toBeVisible()
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('peonies only')

  const current = page.getByLabel('Current Password')
  await expect(current).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(current).toHaveAttribute('type', 'text')

  await change(planner.password, 'peonies only', 'peonies only')
  await expect(toastOf(page, 'Password Updated')).toBeVisible()
  await expect(current).toHaveValue('')
})
