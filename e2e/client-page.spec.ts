import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

test('all fields of a couple are edited in place, also by keyboard', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  await page.goto(`/clients/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
  await expect(page).toHaveTitle(/Grace Liu & Oliver Hart/)

  await page.getByRole('button', { name: 'Edit Venue' }).press('Enter')
  await expect(page.getByLabel('Venue', { exact: true })).toBeFocused()
  await page.keyboard.type('Fern Hill')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Venue' })).toBeFocused()

  await page.getByRole('button', { name: 'Edit Budget' }).press('Enter')
  await page.keyboard.type('nothing')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit Budget' })).toBeFocused()

  await page.getByRole('button', { name: 'Edit Wedding Date' }).click()
  await page.getByLabel('Wedding Date', { exact: true }).fill('2031-02-14')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Edit Notes' }).click()
  await page.getByLabel('Notes', { exact: true }).fill('No lilies.\nShe is allergic.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Status').selectOption('Planning')

  await expect
    .poll(async () => (await page.request.get(`/api/clients/${id}`)).json())
    .toMatchObject({
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

test('a refused change is rolled back, and the input is kept', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  await page.goto(`/clients/${id}`)
  await page.getByRole('button', { name: 'Edit Email' }).click()
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('no address')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription('Valid email is required')
  await page.keyboard.press('Escape')

  await page.context().route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Edit Partner One Name' }).click()
  await page.getByLabel('Partner One Name', { exact: true }).fill('Gracie')
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'Error')).toContainText('Failed to update client')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Liu & Oliver Hart')
  await expect(page.getByLabel('Partner One Name', { exact: true })).toHaveValue('Gracie')
  await page.context().unroute('**/api/**')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracie & Oliver Hart')
})

test('an invite link is created and copied', async ({ page, context, instance, planner }) => {
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
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`${instance.url}/client-invite/`)
  await expect(page.getByRole('button', { name: 'Generate Invite Link' })).toBeVisible()
})

test('without access to the clipboard, the invite link is shown for manual copying', async ({ page, planner }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const id = await planner.addClient(couple)
  await page.goto(`/clients/${id}`)
  await page.getByRole('button', { name: 'Generate Invite Link' }).click()
  await expect(page.getByLabel('Invite link')).toHaveValue(/\/client-invite\//)
  await expect(page.getByLabel('Invite link')).toBeFocused()
})

test("changing an activated couple's address warns that it is the login", async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  const { inviteUrl } = (await (await page.request.post(`/api/clients/${id}/invite`)).json()) as { inviteUrl: string }
  await page.request.post(`/api/client-invite/${inviteUrl.split('/').at(-1)}/activate`, {
    data: { password: 'our wedding' },
  })
  await page.goto(`/clients/${id}`)
  await expect(page.getByText('✓ Account Activated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send New Invite' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Email' }).click()
  await page.getByLabel('Email', { exact: true }).fill('new@example.com')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/login changes/)
})

test('a picture is uploaded, and a file of another type is refused', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  await page.goto(`/clients/${id}`)
  await page.getByLabel('Upload picture').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await expect(toastOf(page, 'Error')).toContainText('Please choose a JPEG, PNG, WebP, AVIF or GIF picture.')

  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
  await page.getByLabel('Upload picture').setInputFiles({ name: 'us.png', mimeType: 'image/png', buffer: png })
  await expect(toastOf(page, 'Picture updated successfully')).toBeVisible()
  await expect(page.getByLabel('Change picture')).toBeVisible()
  await page.goto('/clients')
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('complete', true)
})

test('deleting a couple on its page leads back to the list', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  await page.goto(`/clients/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete Client' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Client' }).click()
  await expect(page).toHaveURL('/clients')
  await expect(toastOf(page, 'Client deleted successfully')).toBeVisible()
  await page.goto(`/clients/${id}`)
  await expect(page.getByRole('heading', { name: 'We could not find this client' })).toBeVisible()
})

test('a couple that fails to load shows an error, and loads on retry', async ({ page, context, planner }) => {
  await planner.addClient(couple)
  await planner.addClient({ partnerOneName: 'Zoë', email: 'zoe@example.com' })
  await page.goto('/clients')
  await page.getByRole('link', { name: 'Grace Liu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Liu' })).toBeVisible()
  await page.getByRole('link', { name: 'All clients' }).click()
  await page.waitForLoadState('networkidle')
  // It fails until the button is pressed, however often the page fetches again by itself.
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof HTMLElement && target.textContent === 'Try again')
          document.body.dataset['retries'] = 'yes'
      },
      { capture: true },
    ),
  )
  await context.route(/\/api\/clients\/\d+$/, async (route) =>
    (await page.locator('body').getAttribute('data-retries')) === null
      ? route.fulfill({ status: 500, json: { message: 'Something went wrong.' } })
      : route.continue(),
  )
  await page.getByRole('link', { name: 'Zoë' }).click()
  await expect(page.getByText('We could not load your client.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë' })).toBeVisible()
})
