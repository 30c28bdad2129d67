import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { mailedLink } from './outbox.ts'
import { signUp } from './planners.ts'
import { toastOf } from './toasts.ts'

test('profile and business details are saved, and shown everywhere immediately', async ({ page, planner }) => {
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

test('a failed save keeps the input', async ({ page, planner: _signedIn }) => {
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

test('a new address is used after it is verified', async ({ page, instance, planner }) => {
  const next = `new-${planner.email}`
  await page.goto('/settings')
  await page.getByLabel('Email').fill(next)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(
    /^Please enter your password for this change\./,
  )
  await page.getByLabel('Current Password').fill(planner.password)
  await page.getByLabel('Sign out my other devices as well').check()
  await inspect(page)
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

  await page.goto(await mailedLink(instance.dataDir, planner.email, '/restore-email'))
  await page.getByRole('button', { name: 'Take the Change Back' }).click()
  await expect(page.getByText(`You sign in with ${planner.email} again.`)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto(await mailedLink(instance.dataDir, planner.email, '/reset-password'))
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible()
})

test('notification settings are stored, and unavailable channels are marked', async ({ page, planner: _signedIn }) => {
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

test('the password is changed, and every validation error is shown', async ({ page, planner }) => {
  await page.goto('/settings?tab=security')
  await expect(page.getByText('Premium Account')).toHaveCount(0)
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

test('billing settings are saved, and apply to the next invoice', async ({ page, planner }) => {
  const id = await planner.addClient({ partnerOneName: 'Grace Liu', email: 'grace@example.com' })
  await page.goto('/settings?tab=billing')
  await expect(page.getByText('Couples see your payment instructions; online payments need Stripe')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Before the due date' })).not.toBeChecked()
  await expect(page.getByText('The next invoice is INV-0001.')).toBeVisible()
  await page.getByLabel('Payment Instructions').fill('By transfer.\nIBAN 12 34')
  await page.getByLabel('Prefix').fill('2031-')
  await page.getByLabel('Next Number').fill('42')
  await expect(page.getByText('The next invoice is 2031-0042.')).toBeVisible()
  await page.getByLabel('Tax Rate (%)').fill('abc')
  await page.getByRole('switch', { name: 'After the due date' }).check()
  await page.getByLabel('Days after the due date').fill('0')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Tax Rate (%)')).toHaveAccessibleDescription(/Please give a percentage/)
  await expect(page.getByLabel('Days after the due date')).toHaveAccessibleDescription('Please give at least one day.')
  await inspect(page)
  await page.getByLabel('Tax Rate (%)').fill('8.875')
  await page.getByLabel('Days after the due date').fill('3')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page, 'Billing Updated')).toBeVisible()

  await page.getByLabel('Tax Label').fill('Sales tax')
  const written = await page.request.post(`/api/clients/${id}/invoices`, { data: { amount: '10.00' } })
  expect(await written.json()).toMatchObject({ invoiceNumber: '2031-0042' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Discard Changes' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Payment Instructions')).toHaveValue('By transfer.\nIBAN 12 34')
  await expect(page.getByText('The next invoice is 2031-0043.')).toBeVisible()
  const stored = await (await page.request.get('/api/billing')).json()
  expect(stored).toMatchObject({ taxLabel: 'Sales tax', taxRate: '8.875', remindBefore: null, remindAfter: 3 })
})

test('a logo is uploaded, replaced and removed', async ({ page, planner: _signedIn }) => {
  const logo = page.getByRole('img', { name: 'Your logo' })
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: await pictureOf('tomato') }
  await page.goto('/settings?tab=billing')
  await page.getByLabel('Upload Logo').setInputFiles({ ...picture, mimeType: 'text/plain' })
  await expect(toastOf(page, 'Update Failed')).toContainText('Please choose a JPEG, PNG or WebP picture.')
  await page.getByLabel('Upload Logo').setInputFiles({ ...picture, buffer: Buffer.from('no picture') })
  await expect(toastOf(page, 'Update Failed')).toBeVisible()
  await expect(logo).toHaveCount(0)
  await page.getByLabel('Upload Logo').setInputFiles(picture)
  await expect(toastOf(page, 'Logo Updated')).toBeVisible()
  await expect(logo).toHaveJSProperty('naturalWidth', 300)
  const first = await logo.getAttribute('src')
  await page.getByLabel('Replace Logo').setInputFiles({ ...picture, buffer: await pictureOf('teal') })
  await expect(logo).not.toHaveAttribute('src', first!)
  await expect(page.getByLabel('Replace Logo')).toBeEnabled()
  await inspect(page)
  await page.getByRole('button', { name: 'Remove Logo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Logo' }).click()
  await expect(toastOf(page, 'Logo Removed')).toBeVisible()
  await expect(logo).toHaveCount(0)
})

const pictureOf = (background: string) =>
  sharp({ create: { width: 300, height: 120, channels: 3, background } })
    .png()
    .toBuffer()

const cardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })

test('the studio is exported, and the ZIP downloaded', async ({ page, planner: _signedIn }) => {
  await page.goto('/settings?tab=data')
  const card = cardOf(page, 'Your data')
  await expect(card).toContainText('There is no export of the last day.')
  await card.getByRole('button', { name: 'Export everything' }).click()
  const link = card.getByRole('link', { name: 'Download' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  await inspect(page)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^Larkspur export \d{4}-\d\d-\d\d\.zip$/)
})

test('the deletion of the studio is asked for with its name and the password, and taken back', async ({
  page,
  planner,
}) => {
  await page.goto('/settings?tab=data')
  const card = cardOf(page, 'Delete the studio')
  await card.getByRole('button', { name: 'Delete the Studio' }).click()
  const dialog = page.getByRole('dialog')
  const name = /“(.*)”/.exec((await dialog.getByText(/^Type “/).textContent()) ?? '')?.[1] ?? ''
  expect(name).not.toBe('')
  await inspect(page)
  await dialog.getByLabel(/^Type/).fill(`${name}!`)
  await dialog.getByLabel('Current Password').fill(planner.password)
  await dialog.getByRole('button', { name: 'Delete in Thirty Days' }).click()
  await expect(dialog.getByLabel(/^Type/)).toHaveAccessibleDescription(`Please type “${name}”.`)
  await dialog.getByLabel(/^Type/).fill(name)
  await dialog.getByRole('button', { name: 'Delete in Thirty Days' }).click()
  await expect(toastOf(page, 'Deletion planned')).toBeVisible()
  await expect(card).toContainText(`${name} will be deleted on`)
  await card.getByRole('button', { name: 'Keep the Studio' }).click()
  await expect(toastOf(page, 'Studio kept')).toBeVisible()
  await expect(card).toContainText('Export your data before')
})

test('one wedding is exported from its page', async ({ page, planner }) => {
  const id = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com' })
  await page.goto(`/clients/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await inspect(page)
  await page.getByRole('menuitem', { name: 'Export this wedding' }).click()
  await toastOf(page, 'Export started').getByRole('button', { name: 'Open' }).click()
  await expect(page).toHaveURL('/settings?tab=data')
  const card = cardOf(page, 'Your data')
  await expect(card).toContainText('One wedding')
  await expect(card.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 60_000 })
})

test('an export becomes the studio of another planner', async ({ page, planner, browser, instance }) => {
  await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com' })
  await page.goto('/settings?tab=data')
  const own = cardOf(page, 'Import a studio')
  await expect(own).toContainText('An import needs an empty studio. This one has couples.')
  await cardOf(page, 'Your data').getByRole('button', { name: 'Export everything' }).click()
  const link = cardOf(page, 'Your data').getByRole('link', { name: 'Download' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])

  const other = await (await browser.newContext({ baseURL: instance.url, serviceWorkers: 'block' })).newPage()
  await skipIntroductions(other)
  await signUp(other.request, instance)
  await other.goto('/settings?tab=data')
  const card = cardOf(other, 'Import a studio')
  await card
    .getByLabel('Choose an export')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\x03\x04 and nothing more') })
  await expect(card.getByRole('alert')).toContainText('The file is not a whole ZIP.', { timeout: 60_000 })
  await inspect(other)
  await card.getByLabel('Choose an export').setInputFiles(await download.path())
  await expect(card).toContainText('The studio was imported.', { timeout: 60_000 })
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients', exact: true }).click()
  await expect(other.getByRole('link', { name: 'Emma & James' })).toBeVisible()
  await other.context().close()
})
