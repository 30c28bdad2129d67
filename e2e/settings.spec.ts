import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { mailedLink } from './outbox.ts'
import { signUp } from './planners.ts'
import { toastOf } from './toasts.ts'

const cardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })

const pictureOf = (background: string) =>
  sharp({ create: { width: 300, height: 120, channels: 3, background } })
    .png()
    .toBuffer()

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

test('profile and business are saved, keep the input when that fails, and apply everywhere immediately', async ({
  page,
  planner,
}) => {
  await test.step('profile', async () => {
    await page.goto('/settings')
    await expect(page.getByLabel('Full Name')).toHaveValue(planner.name)
    await expect(page.getByPlaceholder('City, State')).toBeVisible()
    await page.getByLabel('Full Name').fill('Dana W. Reed')
    await page.getByLabel('Bio').fill('Weddings by the sea.')
    await page.getByLabel('Phone').fill('555 0100')
    await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
    await save(page)
    await expect(toastOf(page, 'Update Failed')).toContainText('Failed to update profile. Please try again.')
    await expect(page.getByLabel('Phone')).toHaveValue('555 0100')
    await page.unrouteAll()
    await save(page)
    await expect(toastOf(page, 'Profile Updated')).toBeVisible()
    await page.getByRole('button', { name: 'My Account' }).click()
    await expect(page.getByRole('menu')).toContainText('Dana W. Reed')
    await page.keyboard.press('Escape')
  })

  await test.step('business', async () => {
    await page.getByRole('tab', { name: 'Business' }).click()
    await expect(page).toHaveURL('/settings?tab=business')
    await page.getByLabel('Business Email').fill('no address')
    await save(page)
    await expect(page.getByLabel('Business Email')).toHaveAccessibleDescription('Valid email is required')
    await page.getByLabel('Business Email').fill('hello@reed.example')
    await page.getByLabel('Business Name').fill('Reed & Daughters')
    await save(page)
    await expect(toastOf(page, 'Business Updated')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Business Name')).toHaveValue('Reed & Daughters')
  })
})

test('billing settings are saved, of which the next invoice has the number, and a logo is uploaded', async ({
  page,
  planner,
}) => {
  const id = await planner.addClient({ partnerOneName: 'Grace Liu', email: 'grace@example.com' })
  await test.step('what is saved applies to the next invoice', async () => {
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
    await save(page)
    await expect(page.getByLabel('Tax Rate (%)')).toHaveAccessibleDescription(/Please enter a percentage/)
    await expect(page.getByLabel('Days after the due date')).toHaveAccessibleDescription(
      'Please enter at least one day.',
    )
    await inspect(page)
    await page.getByLabel('Tax Rate (%)').fill('8.875')
    await page.getByLabel('Days after the due date').fill('3')
    await save(page)
    await expect(toastOf(page, 'Billing updated')).toBeVisible()
    await page.getByLabel('Tax Label').fill('Sales tax')
    const written = await page.request.post(`/api/clients/${id}/invoices`, {
      data: { amount: '10.00', status: 'Sent' },
    })
    expect(await written.json()).toMatchObject({ invoiceNumber: '2031-0042' })
    await save(page)
    await expect(page.getByRole('button', { name: 'Discard Changes' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Payment Instructions')).toHaveValue('By transfer.\nIBAN 12 34')
    await expect(page.getByText('The next invoice is 2031-0043.')).toBeVisible()
    const stored = await (await page.request.get('/api/billing')).json()
    expect(stored).toMatchObject({ taxLabel: 'Sales tax', taxRate: '8.875', remindBefore: null, remindAfter: 3 })
  })

  await test.step('a logo is uploaded, replaced and removed', async () => {
    await page.getByRole('link', { name: 'Your Look' }).click()
    const logo = page.getByRole('img', { name: 'Your logo' })
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: await pictureOf('tomato') }
    await page.getByLabel('Upload Logo').setInputFiles({ ...picture, mimeType: 'text/plain' })
    await expect(toastOf(page, 'Update Failed')).toContainText('Please choose a JPEG, PNG, WebP, or HEIC picture.')
    const refused = page.waitForResponse((answer) => answer.status() >= 400)
    await page.getByLabel('Upload Logo').setInputFiles({ ...picture, buffer: Buffer.from('no picture') })
    await refused
    await expect(toastOf(page, 'Update Failed')).toBeVisible()
    await expect(logo).toHaveCount(0)
    await page.getByLabel('Upload Logo').setInputFiles(picture)
    await expect(toastOf(page, 'Logo updated')).toContainText('Portals, emails, and invoices')
    await expect(logo).toHaveJSProperty('naturalWidth', 300)
    const first = await logo.getAttribute('src')
    await page.getByLabel('Replace Logo').setInputFiles({ ...picture, buffer: await pictureOf('teal') })
    await expect(logo).not.toHaveAttribute('src', first!)
    await expect(page.getByLabel('Replace Logo')).toBeEnabled()
    await inspect(page)
    await page.getByRole('button', { name: 'Remove Logo' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Logo' }).click()
    await expect(toastOf(page, 'Logo removed')).toBeVisible()
    await expect(logo).toHaveCount(0)
  })
})

test('the look of a studio is on its invitations and portals, with readable colors', async ({ page, planner }) => {
  expect(planner).toBeTruthy()
  await page.goto('/settings?tab=look')
  await page.getByRole('switch', { name: 'A color of your own' }).check()
  await page.getByLabel('Color', { exact: true }).fill('#ffe14d')
  await page.getByLabel('Typography').selectOption('Lora')
  await page.getByLabel('Welcome Words').fill('Come in, you two.')
  await expect(page.getByRole('figure').getByText('Come in, you two.')).toBeVisible()
  const button = page.getByRole('figure').getByText('Open the Portal')
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)')
  await inspect(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page, 'Look updated')).toBeVisible()

  const client = await (
    await page.request.post('/api/clients', { data: { partnerOneName: 'Emma', email: 'emma@example.com' } })
  ).json()
  await page.goto(`/client-portal/${client.id}`)
  await expect(page.locator('html')).toHaveAttribute('data-colors', '')
  const colors = await (await page.request.get(`/api/clients/${client.id}/portal`)).json()
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
  await expect.poll(accent).toBe(colors.colors.light.accent)
  await inspect(page)
  const { inviteUrl } = await (await page.request.post(`/api/clients/${client.id}/invite`)).json()
  await page.goto(new URL(inviteUrl).pathname)
  await expect(page.getByText('Come in, you two.')).toBeVisible()
  await inspect(page)
  await page.goto(`/portal-builder/${client.id}`)
  await expect(page.getByRole('radio', { name: 'Your Color' })).toBeChecked()
  await page.getByRole('radio', { name: 'Rose' }).check()
  await expect(page.getByRole('radio', { name: 'Your Color' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page, 'Portal customization saved successfully!')).toBeVisible()
  await page.goto(`/client-portal/${client.id}`)
  await expect(page.locator('html')).not.toHaveAttribute('data-colors')
})

test('a photograph is uploaded, replaced and removed, and is on portals and invitations with the logo', async ({
  page,
  planner,
}) => {
  const id = await planner.addClient({ partnerOneName: 'Grace Liu', email: 'grace@example.com' })
  const { inviteUrl } = await (await page.request.post(`/api/clients/${id}/invite`)).json()
  const picture = { name: 'picture.png', mimeType: 'image/png', buffer: await pictureOf('tomato') }
  await page.goto('/settings?tab=look')
  const photograph = page.getByRole('img', { name: 'Your photograph' })
  await page.getByLabel('Upload Photograph').setInputFiles({ ...picture, mimeType: 'text/plain' })
  await expect(toastOf(page, 'Update Failed')).toContainText(
    'Please choose a JPEG, PNG, WebP, AVIF, GIF, or HEIC picture.',
  )
  await page.getByLabel('Upload Photograph').setInputFiles(picture)
  await expect(toastOf(page, 'Photograph updated')).toBeVisible()
  await expect(photograph).toHaveJSProperty('naturalWidth', 300)
  const first = await photograph.getAttribute('src')
  await page.getByLabel('Replace Photograph').setInputFiles({ ...picture, buffer: await pictureOf('teal') })
  await expect(photograph).not.toHaveAttribute('src', first!)
  await page.getByLabel('Upload Logo').setInputFiles(picture)
  for (const name of ['Replace Photograph', 'Replace Logo']) await expect(page.getByLabel(name)).toBeEnabled()
  await inspect(page)

  const shown = (of: Page) =>
    of
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => [
          image.getAttribute('src')?.replace(/\w+$/, ''),
          (image as HTMLImageElement).naturalWidth,
        ]),
      )
  const both = [
    ['/api/public/looks/', 300],
    ['/api/public/looks/', 300],
  ]
  for (const path of [`/client-portal/${id}`, new URL(inviteUrl).pathname]) {
    await page.goto(path)
    await expect.poll(() => shown(page)).toEqual(both)
    await inspect(page)
  }

  await page.goto('/settings?tab=look')
  await page.getByRole('button', { name: 'Remove Photograph' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Photograph' }).click()
  await expect(toastOf(page, 'Photograph removed')).toBeVisible()
  await expect(photograph).toHaveCount(0)
  await page.goto(`/client-portal/${id}`)
  await expect.poll(() => shown(page)).toEqual(both.slice(1))
})

test('a password is changed, another device is signed out, and a new address is used once it is verified, and taken back', async ({
  page,
  planner,
  browser,
  instance,
}) => {
  const context = await browser.newContext({ baseURL: instance.url, serviceWorkers: 'block' })
  await test.step('another device is listed, told by mail, and signed out', async () => {
    const other = await context.newPage()
    await other.goto('/login')
    await other.getByLabel('Email').fill(planner.email)
    await other.getByLabel('Password', { exact: true }).fill(planner.password)
    await other.getByRole('button', { name: 'Sign In' }).click()
    await expect(other).toHaveURL('/')
    await page.goto(await mailedLink(instance.dataDir, planner.email, '/settings'))
    const rows = page.getByRole('listitem').filter({ hasText: 'signed in' })
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('This device')
    await expect(rows.last()).toContainText('Chrome on Linux')
    await inspect(page)
    await rows.last().getByRole('button', { name: 'Sign out Chrome on Linux' }).click()
    await expect(rows).toHaveCount(1)
    await expect(other).toHaveURL(/\/login/)
    await context.close()
  })

  const password = 'peonies only'
  await test.step('the password is changed', async () => {
    await page.goto('/settings?tab=security')
    await expect(page.getByText('Premium Account')).toHaveCount(0)
    await expect(page.getByText('Email Verified')).toBeVisible()
    await page.getByLabel('Current Password').fill(planner.password)
    await page.getByLabel('New Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm New Password').fill(password)
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(toastOf(page, 'Password Updated')).toBeVisible()
  })

  const next = `new-${planner.email}`
  await test.step('a new address is used after it is verified', async () => {
    await page.goto('/settings')
    await page.getByLabel('Email').fill(next)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(
      /^Please enter your password for this change\./,
    )
    await page.getByLabel('Current Password').fill(password)
    await page.getByLabel('Sign out my other devices as well').check()
    await inspect(page)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Profile Updated')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      `We have sent a link to ${next}. Until you open it, you keep signing in with ${planner.email}.`,
    )
    await page.goto(await mailedLink(instance.dataDir, next, '/verify-email'))
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
    // The page leads to the sign-in by itself, and a signed-in planner on to the dashboard.
    await expect(page).toHaveURL('/')
    await page.goto('/settings')
    await expect(page.getByLabel('Email')).toHaveValue(next)
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('')
  })

  await test.step('the change is taken back from the old address', async () => {
    await page.goto(await mailedLink(instance.dataDir, planner.email, '/restore-email'))
    await page.getByRole('button', { name: 'Undo the Change' }).click()
    await expect(page.getByText(`You now sign in with ${planner.email} again.`)).toBeVisible()
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await page.goto(await mailedLink(instance.dataDir, planner.email, '/reset-password'))
    await expect(page.getByLabel('New Password', { exact: true })).toBeVisible()
  })
})

/** Exports are written by a job. */
const written = { timeout: 60_000 }

test('a studio and one of its weddings are exported, become the studio of another planner, and the deletion of the studio is taken back', async ({
  page,
  planner,
  browser,
  instance,
}) => {
  const id = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com' })
  const exports = cardOf(page, 'Your Data')
  const link = exports.getByRole('link', { name: 'Download' })

  const zip = await test.step('the studio is exported, and the ZIP downloaded', async () => {
    await page.goto('/settings?tab=data')
    await expect(exports).toContainText('No export in the last 24 hours.')
    await expect(cardOf(page, 'Import a Studio')).toContainText(
      'An import needs an empty studio. This one has couples.',
    )
    await exports.getByRole('button', { name: 'Export Everything' }).click()
    await expect(link).toBeVisible(written)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/^Larkspur export \d{4}-\d\d-\d\d\.zip$/)
    return download.path()
  })

  await test.step('one wedding is exported from its page', async () => {
    await page.goto(`/clients/${id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await inspect(page)
    await page.getByRole('menuitem', { name: 'Export This Wedding' }).click()
    await toastOf(page, 'Export started').getByRole('button', { name: 'Open' }).click()
    await expect(page).toHaveURL('/settings?tab=data')
    await expect(exports).toContainText('One wedding')
    await expect(link).toHaveCount(2, written)
  })

  await test.step('the export becomes the studio of another planner', async () => {
    const other = await (await browser.newContext({ baseURL: instance.url, serviceWorkers: 'block' })).newPage()
    await skipIntroductions(other)
    await signUp(other.request, instance)
    await other.goto('/settings?tab=data')
    const card = cardOf(other, 'Import a Studio')
    const broken = Buffer.from('PK\x03\x04 and nothing more')
    await card
      .getByLabel('Choose an export')
      .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: broken })
    await expect(card.getByRole('alert')).toContainText('The file is not a complete ZIP.', written)
    await inspect(other)
    await card.getByLabel('Choose an export').setInputFiles(zip)
    await expect(card).toContainText('The studio was imported.', written)
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients', exact: true }).click()
    await expect(other.getByRole('link', { name: 'Emma & James' })).toBeVisible()
    await other.context().close()
  })

  await test.step('the deletion of the studio is asked for with its name and the password, and taken back', async () => {
    const card = cardOf(page, 'Delete the Studio')
    await card.getByRole('button', { name: 'Delete the Studio' }).click()
    const dialog = page.getByRole('dialog')
    const name = /“(.*)”/.exec((await dialog.getByText(/^Type “/).textContent()) ?? '')?.[1] ?? ''
    expect(name).not.toBe('')
    await dialog.getByLabel(/^Type/).fill(`${name}!`)
    await dialog.getByLabel('Current Password').fill(planner.password)
    await dialog.getByRole('button', { name: 'Delete in Thirty Days' }).click()
    await expect(dialog.getByLabel(/^Type/)).toHaveAccessibleDescription(`Please type “${name}”.`)
    await inspect(page)
    await dialog.getByLabel(/^Type/).fill(name)
    await dialog.getByRole('button', { name: 'Delete in Thirty Days' }).click()
    await expect(toastOf(page, 'Deletion scheduled')).toBeVisible()
    await expect(card).toContainText(`${name} will be deleted on`)
    await card.getByRole('button', { name: 'Keep the Studio' }).click()
    await expect(toastOf(page, 'Studio kept')).toBeVisible()
    await expect(card).toContainText('Export your data first')
  })
})
