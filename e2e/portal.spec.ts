import { inspect, longCouple } from './inspection.ts'
import { expect } from './journey.ts'
import { blockLiveChannel } from './live-channel.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'
import { add, test } from './wedding.ts'

test('a portal shows its data without further API calls', async ({ page, wedding: { id, portal } }) => {
  await add(page, `/api/clients/${id}/events`, { title: 'Cake tasting', date: '2031-05-01', time: '10:00' })
  await add(page, '/api/tasks', { title: 'Choose the first dance', clientId: id, assignedTo: 'client' })
  await add(page, '/api/tasks', { title: 'Pay the difficult florist' })
  const vendor = await add(page, '/api/vendors', { name: 'Rosebud', category: 'florist', notes: 'always late' })
  await add(page, `/api/clients/${id}/vendors`, { vendorId: vendor.id, status: 'booked' })
  const calls: string[] = []
  portal.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/live') calls.push(pathname)
  })
  await blockLiveChannel(portal)
  await portal.goto(`/client-portal/${id}`)
  await expect(portal.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
  await expect(portal.getByText('June 14, 2031')).toBeVisible()
  await expect(portal.getByText('Fern Hill')).toBeVisible()
  await expect(portal.getByText('1 vendor', { exact: true })).toBeVisible()
  await expect(portal.getByText('days to go')).toBeVisible()
  await expect(portal.getByRole('heading', { name: 'Cake tasting' })).toBeVisible()
  await portal.getByRole('tab', { name: 'Tasks' }).click()
  await expect(portal.getByRole('tabpanel').getByText('Choose the first dance')).toBeVisible()
  await portal.getByRole('tab', { name: 'Vendors' }).click()
  await expect(portal.getByRole('heading', { name: 'Rosebud' })).toBeVisible()
  await portal.getByRole('tab', { name: 'Billing' }).click()
  await expect(portal.getByText('No invoices yet.')).toBeVisible()
  expect(calls).toEqual([])
  expect(await portal.content()).not.toMatch(/difficult florist|always late/)
})

test('the planner sees the tasks that the couple ticks, and a tick can be undone', async ({ page, wedding }) => {
  const { id, portal } = wedding
  await add(page, '/api/tasks', { title: 'Choose the first dance', clientId: id, assignedTo: 'client' })
  await page.goto('/tasks')
  await portal.goto(`/client-portal/${id}?tab=tasks`)
  await portal.getByRole('tabpanel').getByRole('checkbox', { name: 'Choose the first dance' }).click()
  await expect(portal.getByText('100% Complete')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Choose the first dance/ })).toBeChecked()
  await portal.getByRole('button', { name: 'Undo' }).click()
  await expect(portal.getByText('0% Complete')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Choose the first dance/ })).not.toBeChecked()
})

test('messages arrive immediately in both directions', async ({ page, wedding: { id, portal } }) => {
  await page.goto(`/clients/${id}?tab=messages`)
  await portal.goto(`/client-portal/${id}?tab=messages`)
  const send = portal.getByRole('button', { name: 'Send' })
  await portal.getByRole('textbox', { name: /Message to/ }).fill('   ')
  await expect(send).toBeDisabled()
  await portal.getByRole('textbox', { name: /Message to/ }).fill('Could we bring the dog?')
  await send.click()
  await expect(page.getByRole('log').getByText('Could we bring the dog?')).toBeVisible()
  await page.getByRole('textbox', { name: /Message to/ }).fill('Of course, with a bow tie.')
  await page.keyboard.press('Enter')
  await expect(portal.getByRole('log').getByText('Of course, with a bow tie.')).toBeVisible()
  await expect(portal.getByText(/Seen/)).toBeVisible()
})

test('feedback requires a rating, and the answer is shown', async ({ page, wedding: { id, portal } }) => {
  await portal.goto(`/client-portal/${id}`)
  await portal.getByRole('button', { name: 'Leave feedback' }).click()
  await portal.getByRole('button', { name: 'Send Feedback' }).click()
  await expect(portal.getByRole('alert')).toHaveText('Please give one to five stars.')
  await portal.getByRole('radio', { name: '5 stars' }).check()
  await portal.getByLabel('Your words').fill('A calm hand, always.')
  await inspect(portal)
  await portal.getByRole('button', { name: 'Send Feedback' }).click()
  await expect(toastOf(portal, 'Thank you')).toBeVisible()
  await page.goto('/feedback')
  await page.getByRole('button', { name: /^Answer/ }).click()
  await page.getByRole('textbox').last().fill('You made it easy.')
  await page.getByRole('button', { name: 'Save Answer' }).click()
  await expect(portal.getByText('You made it easy.')).toBeVisible()
})

test('hidden parts disappear immediately, and a changed style is applied', async ({
  page,
  wedding: { id, portal },
}) => {
  await portal.goto(`/client-portal/${id}?tab=tasks`)
  await expect(portal.getByRole('tab', { name: 'Tasks' })).toBeVisible()
  await add(page, `/api/clients/${id}/customization`, {
    enabledFeatures: ['vendors'],
    colorScheme: 'blue',
    typography: 'lora',
  })
  await expect(portal.getByRole('tab', { name: 'Tasks' })).toHaveCount(0)
  await expect(portal.getByRole('tab')).toHaveText(['Vendors', 'Billing'])
  await expect(portal.locator('html')).toHaveAttribute('data-scheme', 'blue')
  const refused = await portal.request.get(`/api/clients/${id}/tasks`)
  expect(refused.status()).toBe(403)
  const html = await (await portal.request.get(`/client-portal/${id}`, { headers: { accept: 'text/html' } })).text()
  expect(html).toContain('data-scheme="blue" data-typography="lora"')
  expect(html).toMatch(/rel="preload" as="font"[^>]+lora/)
  expect(html).not.toMatch(/rel="preload" as="font"[^>]+inter/)
})

test('a couple can access only its own wedding', async ({ page, planner, wedding: { id, portal } }) => {
  const other = await planner.addClient({ ...longCouple, notes: 'never for other eyes' })
  await portal.goto(`/client-portal/${other}`)
  await expect(portal.getByRole('heading', { name: 'Portal Not Found' })).toBeVisible()
  expect(await portal.content()).not.toMatch(/Maximiliane|never for other eyes/)
  await portal.getByRole('link', { name: 'Return to Dashboard' }).click()
  await expect(portal).toHaveURL(`/client-portal/${id}`)
  for (const path of ['/', '/clients', `/clients/${id}`, '/settings']) {
    await portal.goto(path)
    await expect(portal).toHaveURL(/\/login/)
  }
  for (const path of [
    '/api/clients',
    '/api/tasks',
    '/api/messages',
    '/api/deleted-clients',
    `/api/clients/${id}/feedback`,
  ])
    expect([200, 403]).toContain((await portal.request.get(path)).status())
  await page.goto(`/client-portal/${other}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maximiliane')
})

test('the planner opens the portal with the planner session', async ({ page, planner, wedding: { id } }) => {
  await page.goto(`/client-portal/${id}?tab=messages`)
  await expect(page.getByText(`You are viewing as planner.`)).toContainText(planner.name)
  await page.getByRole('textbox', { name: /Message to/ }).fill('From the studio')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('From the studio')).toBeVisible()
  const sent = async () => (await page.request.get(`/api/clients/${id}/messages?as=planner`)).json() as Promise<object>
  await expect.poll(sent).toMatchObject([{ sender: 'planner', senderName: planner.name }])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
})

test('logging out deletes all data', async ({ wedding: { id, portal } }) => {
  await portal.goto(`/client-portal/${id}`)
  await portal.getByRole('button', { name: 'Log out' }).click()
  await expect(portal).toHaveURL('/client-login')
  await portal.goto(`/client-portal/${id}`)
  await expect(portal).toHaveURL(/\/client-login/)
  expect(await portal.evaluate(() => Object.keys(localStorage))).not.toContain('clientSession')
})

test('a call that is refused because of the log-out is not reported as an ended session', async ({
  wedding: { id, portal },
}) => {
  await portal.goto(`/client-portal/${id}`)
  // The live channel ends with the session, and asks whether it exists while the sign-in is still loading.
  const refused = portal.waitForResponse((response) => response.status() === 401)
  await portal.route('**/client-login', async (route) => {
    await refused
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await portal.getByRole('button', { name: 'Log out' }).click()
  await refused
  await expect(portal).toHaveURL('/client-login')
})

test.describe('the welcome message', () => {
  test('is shown once, before the wedding', async ({ browser, instance, wedding: { id, portal } }) => {
    const context = await browser.newContext({
      baseURL: instance.url,
      storageState: await portal.context().storageState(),
      reducedMotion: 'reduce',
    })
    const fresh = await context.newPage()
    await fresh.goto(`/client-portal/${id}`)
    await expect(fresh.getByRole('dialog', { name: 'Welcome, Grace Liu & Oliver Hart' })).toBeVisible()
    await inspect(fresh)
    await fresh.getByRole('button', { name: 'Take a look around' }).click()
    await fresh.reload()
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(fresh.getByRole('dialog')).toHaveCount(0)
    await context.close()
  })
})

test('every part is accessible, with data and empty', async ({ page, instance, wedding: { id, portal } }) => {
  test.slow()
  const tabs = ['Schedule', 'Tasks', 'Vendors', 'Billing', 'Messages']
  const walk = async () => {
    await portal.goto(`/client-portal/${id}`)
    for (const name of tabs) {
      await portal.getByRole('tab', { name }).click()
      await expect(portal.locator('[aria-busy=true]')).toHaveCount(0)
      await inspect(portal)
    }
  }
  await walk()
  const long = 'A title that is longer than anybody would think reasonable, with Donaudampfschifffahrtsgesellschaft'
  await add(page, `/api/clients/${id}/events`, { title: long, date: '2031-05-01', description: long })
  await add(page, '/api/tasks', { title: long, clientId: id, assignedTo: 'client', dueDate: '2020-01-01' })
  const vendor = await add(page, '/api/vendors', { name: long, category: 'dj', phone: '+1 555 0100', address: long })
  await add(page, `/api/clients/${id}/vendors`, { vendorId: vendor.id })
  await add(page, `/api/clients/${id}/messages`, { content: long })
  await runSql(
    instance,
    `insert into invoices (planner_id, client_id, invoice_number, amount_cents, status, due_date, description, line_items)
      select planner_id, id, '2031-' || id, 4000050, 'Sent', '2020-01-01', $2,
        '[{"description": "Planning", "quantity": "2", "rate": "20000.25", "amount": "40000.50"}]' from clients where id = $1`,
    [id, long],
  )
  await walk()
  await portal.getByRole('tab', { name: 'Billing' }).click()
  await expect(portal.getByText('$40,000.50').first()).toBeVisible()
  await expect(portal.getByRole('tabpanel').getByText('Overdue')).toBeVisible()
})

test('an open invoice shows payment instructions, and every invoice has a PDF', async ({
  page,
  wedding: { id, portal },
}) => {
  const invoices = `/api/clients/${id}/invoices`
  await page.request.patch('/api/billing', { data: { paymentInstructions: 'By transfer to Fern Bank.\nIBAN 12 34' } })
  const partly = await add(page, invoices, { amount: '1200.00', status: 'Sent', invoiceNumber: 'A-1' })
  await add(page, `/api/invoices/${partly.id}/payments`, { amount: '200.00', date: '2026-11-01' })
  await add(page, invoices, { amount: '50.00', status: 'Paid', invoiceNumber: 'A-2', paidDate: '2026-11-02' })
  await add(page, invoices, { amount: '77.00', invoiceNumber: 'A-3' })
  await portal.goto(`/client-portal/${id}?tab=billing`)
  await expect(portal.getByRole('tabpanel').getByText('$1,000.00', { exact: true })).toBeVisible()
  await expect(portal.getByText('$200.00 paid, $1,000.00 open')).toBeVisible()
  await expect(portal.getByText('Payment Received · November 2, 2026')).toBeVisible()
  await expect(portal.getByText('A-3')).toHaveCount(0)
  const payNow = portal.getByRole('button', { name: /^Pay Now/ })
  await expect(payNow).toHaveCount(1)
  await payNow.click()
  const dialog = portal.getByRole('dialog', { name: 'How to pay' })
  await expect(dialog.getByText('By transfer to Fern Bank.')).toHaveText('By transfer to Fern Bank.\nIBAN 12 34')
  await inspect(portal)
  await portal.keyboard.press('Escape')
  await expect(payNow).toBeFocused()
  const download = portal.waitForEvent('download')
  await portal.getByRole('link', { name: 'Download PDF of invoice A-2' }).click()
  expect((await download).suggestedFilename()).toBe('Invoice A-2.pdf')

  await portal.route('**/pay', (route) => route.abort())
  await payNow.click()
  await expect(toastOf(portal, 'Payment not started')).toBeVisible()
  await expect(payNow).toBeEnabled()

  await page.goto(`/client-portal/${id}?tab=billing`)
  await expect(page.getByRole('button', { name: /^Pay Now/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Pay Now/ })).toHaveAccessibleDescription(/^Only the couple can pay/)
  await expect(page.getByRole('link', { name: 'Download PDF of invoice A-1' })).toHaveAttribute('href', /as=planner$/)
  await inspect(page)
})

test.describe('a couple with one name and no date', () => {
  test.use({ details: { partnerTwoName: '', weddingDate: '', venue: '' } })
  test('has a working portal', async ({ wedding: { id, portal } }) => {
    await portal.goto(`/client-portal/${id}`)
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Grace Liu')
    await expect(portal.getByText('Date TBD')).toBeVisible()
    await expect(portal.getByText('0days to go')).toBeVisible()
    await inspect(portal)
  })
})
