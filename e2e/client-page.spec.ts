import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

test.beforeEach(({ page }) => skipIntroductions(page))

test('a couple is changed in place, has a picture, and is deleted on its page', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  const edit = (label: string) => page.getByRole('button', { name: `Edit ${label}` })
  const stored = async () => (await page.request.get(`/api/clients/${id}`)).json()

  await test.step('all fields are edited, also by keyboard', async () => {
    await page.goto(`/clients/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
    await expect(page).toHaveTitle(/Grace Liu & Oliver Hart/)
    await edit('Venue').press('Enter')
    await expect(page.getByLabel('Venue', { exact: true })).toBeFocused()
    await page.keyboard.type('Fern Hill')
    await page.keyboard.press('Enter')
    await expect(edit('Venue')).toBeFocused()
    await edit('Budget').press('Enter')
    await page.keyboard.type('nothing')
    await page.keyboard.press('Escape')
    await expect(edit('Budget')).toBeFocused()
    await edit('Wedding Date').click()
    await page.getByLabel('Wedding Date', { exact: true }).fill('2031-02-14')
    await page.keyboard.press('Enter')
    await edit('Notes').click()
    await page.getByLabel('Notes', { exact: true }).fill('No lilies.\nShe is allergic.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByLabel('Status').selectOption('Planning')
    await expect.poll(stored).toMatchObject({
      venue: 'Fern Hill',
      budget: null,
      weddingDate: '2031-02-14',
      notes: 'No lilies.\nShe is allergic.',
      status: 'planning',
    })
    await page.reload()
    await expect(page.getByText('February 14, 2031').first()).toBeVisible()
    await expect(page.getByText('No lilies.')).toBeVisible()
    await expect(page.getByText('nothing', { exact: true })).toHaveCount(0)
  })

  await test.step('a picture is uploaded, and a file of another type is refused', async () => {
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await page.getByLabel('Upload picture').setInputFiles(text)
    await expect(toastOf(page, 'Error')).toContainText('Please choose a JPEG, PNG, WebP, AVIF, GIF, or HEIC picture.')
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
    await page.getByLabel('Upload picture').setInputFiles({ name: 'us.png', mimeType: 'image/png', buffer: png })
    await expect(toastOf(page, 'Picture updated successfully')).toBeVisible()
    await expect(page.getByLabel('Change picture')).toBeVisible()
    await page.getByRole('link', { name: 'All clients' }).click()
    const picture = page.getByRole('main').locator('img')
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    await page.getByRole('link', { name: 'Grace Liu' }).click()
  })

  await test.step('it is deleted, and its page says that it is gone', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete Client' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Client' }).click()
    await expect(page).toHaveURL('/clients')
    await expect(toastOf(page, 'Client deleted successfully')).toBeVisible()
    await page.goto(`/clients/${id}`)
    await expect(page.getByRole('heading', { name: 'We could not find this client' })).toBeVisible()
  })
})

test('an invite link is created and copied, and a later change of the address warns that it is the login', async ({
  page,
  context,
  instance,
  planner,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await planner.addClient(couple)
  await page.goto(`/clients/${id}`)
  await expect(page.getByText('No invite sent')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Invite Link' }).click()
  await expect(page.getByRole('button', { name: 'Link Copied!' })).toBeVisible()
  await expect(toastOf(page, 'Invite link generated')).toContainText(
    'The invite link has been copied to your clipboard.',
  )
  await expect(page.getByText('⏳ Invite Sent')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Invite Link' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`${instance.url}/client-invite/`)

  const token = link.split('/').at(-1)
  await page.request.post(`/api/client-invite/${token}/activate`, { data: { password: 'our wedding' } })
  await expect(page.getByText('✓ Account Activated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send New Invite' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Email' }).click()
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('new@example.com')
  await expect(email).toHaveAccessibleDescription(/login changes/)
})
