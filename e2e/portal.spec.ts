import type { Page } from '@playwright/test'
import { inspect, longCouple } from './inspection.ts'
import { expect } from './journey.ts'
import { blockLiveChannel } from './live-channel.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'
import { add, test } from './wedding.ts'

const needsOf = (page: Page) => page.getByRole('region', { name: 'What we need from you' })
const done = /You are all caught up\. Sit back/

async function addDocument(page: Page, id: number, name: string) {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from('Tables of ten.') }
  const answer = await page.request.post(`/api/clients/${id}/documents`, { multipart: { file } })
  expect(answer.status()).toBe(201)
}

async function fill(page: Page, id: number) {
  await page.request.patch('/api/billing', { data: { paymentInstructions: 'By transfer to Fern Bank.' } })
  await add(page, '/api/tasks', { title: 'Choose the band', clientId: id, assignedTo: 'client', dueDate: '2031-03-01' })
  await add(page, '/api/tasks', { title: 'Get the license', clientId: id, assignedTo: 'client', dueDate: '2020-01-01' })
  await add(page, '/api/tasks', { title: 'Call the florist', clientId: id, visibleToCouple: true })
  await add(page, `/api/clients/${id}/invoices`, { amount: '1200.00', status: 'Sent', invoiceNumber: 'A-1' })
  await add(page, `/api/clients/${id}/messages`, { content: 'Did you like the cake?' })
  await addDocument(page, id, 'Seating plan.txt')
}

test('a portal shows its data without further calls, and the couple does all that is needed, each with one tap', async ({
  page,
  wedding: { id, portal },
}) => {
  await fill(page, id)
  await add(page, `/api/clients/${id}/events`, { title: 'Cake tasting', date: '2031-05-01', time: '10:00' })
  await add(page, '/api/tasks', { title: 'Pay the difficult florist' })
  const vendor = await add(page, '/api/vendors', { name: 'Rosebud', category: 'florist', notes: 'always late' })
  await add(page, `/api/clients/${id}/vendors`, { vendorId: vendor.id, status: 'booked' })
  const calls: string[] = []
  portal.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/live') calls.push(pathname)
  })
  await blockLiveChannel(portal)
  const needs = needsOf(portal)
  const rows = needs.getByRole('listitem')

  await test.step('everything is in the page', async () => {
    await portal.goto(`/client-portal/${id}`)
    await expect(portal.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
    await expect(portal.getByText('June 14, 2031')).toBeVisible()
    await expect(portal.getByText('Fern Hill')).toBeVisible()
    await expect(portal.getByText('1 vendor', { exact: true })).toBeVisible()
    await expect(portal.getByText('days to go')).toBeVisible()
    await expect(rows).toHaveText([
      /Overdue · January 1, 2020/,
      /Choose the band/,
      /Invoice A-1.*\$1,200\.00.*Pay/,
      /A message from .*Did you like the cake\?.*Read/,
      /Seating plan.*View/,
    ])
    await expect(portal.getByRole('heading', { name: 'Cake tasting' })).toBeVisible()
    await portal.getByRole('tab', { name: 'Tasks' }).click()
    await expect(portal.getByRole('tabpanel').getByText('Choose the band')).toBeVisible()
    await portal.getByRole('tab', { name: 'Vendors' }).click()
    await expect(portal.getByRole('heading', { name: 'Rosebud' })).toBeVisible()
    await portal.getByRole('tab', { name: 'Billing' }).click()
    await expect(portal.getByText('Balance due')).toBeVisible()
    // A guest list may have hundreds of rows, so it is fetched after the page.
    expect(calls).toEqual([expect.stringMatching(/envelopes$/)])
    expect(await portal.content()).not.toMatch(/difficult florist|always late/)
  })

  await test.step('tasks are ticked, and a tick is undone', async () => {
    const license = needs.getByRole('checkbox', { name: 'Get the license' })
    await license.press('Space')
    await expect(license).toBeChecked()
    await expect(license).toBeFocused()
    await portal.getByRole('button', { name: 'Undo' }).click()
    await expect(license).not.toBeChecked()
    await license.click()
    await needs.getByRole('checkbox', { name: 'Choose the band' }).click()
  })

  await test.step('a document is looked at, and a message read', async () => {
    await needs.getByRole('button', { name: /Seating plan/ }).click()
    await expect(portal.getByRole('dialog', { name: 'Seating plan' })).toBeVisible()
    await portal.keyboard.press('Escape')
    await expect(needs.getByRole('button', { name: /Seating plan/ })).toBeFocused()
    await expect(rows.last()).toContainText('Viewed')
    await needs.getByRole('button', { name: /A message from/ }).click()
    await expect(portal.getByRole('log').getByText('Did you like the cake?')).toBeVisible()
    await expect(portal.getByRole('log')).toBeFocused()
    await expect(needs.getByRole('button', { name: /A message from/ })).toHaveCount(0)
  })

  await test.step('an invoice says how it is paid, and when it is, all is done', async () => {
    await needs.getByRole('button', { name: /Invoice A-1/ }).click()
    const payNow = portal.getByRole('button', { name: 'Pay Now: invoice A-1' })
    await expect(payNow).toBeFocused()
    await portal.keyboard.press('Enter')
    await expect(portal.getByRole('dialog', { name: 'How to Pay' })).toBeVisible()
    await portal.keyboard.press('Escape')
    await expect(needs.getByText(done)).toHaveCount(0)
    const [invoice] = (await (await page.request.get(`/api/clients/${id}/invoices`)).json()) as { id: number }[]
    await add(page, `/api/invoices/${invoice!.id}/payments`, { amount: '1200.00', date: '2026-11-01' })
    await portal.reload()
    const heading = needs.getByRole('button', { name: 'What we need from you' })
    await expect(heading).toHaveText(/All done/)
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
    await heading.press('Enter')
    await expect(needs.getByText(done)).toBeVisible()
    await expect(rows).toHaveCount(0)
  })
})

test('what planner and couple change appears at the other immediately', async ({ page, wedding: { id, portal } }) => {
  const needs = needsOf(portal)
  await portal.goto(`/client-portal/${id}`)
  await expect(needs.getByText(done)).toBeVisible()

  await test.step('of news of one kind, more than three are counted', async () => {
    for (const number of [1, 2, 3, 4, 5])
      await add(page, '/api/tasks', { title: `Task ${number}`, clientId: id, assignedTo: 'client' })
    await expect(needs.getByRole('checkbox')).toHaveCount(3)
    await needs.getByRole('button', { name: '2 more tasks' }).click()
    await expect(portal.getByRole('tab', { name: 'Tasks', selected: true })).toBeFocused()
  })

  await test.step('the planner sees a tick of the couple, and its undo', async () => {
    await page.goto('/tasks')
    await portal.getByRole('tabpanel').getByRole('checkbox', { name: 'Task 5' }).click()
    await expect(portal.getByText('20% Complete')).toBeVisible()
    await expect(needs.getByRole('button', { name: '1 more task' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /Task 5/ })).toBeChecked()
    await portal.getByRole('button', { name: 'Undo' }).click()
    await expect(portal.getByText('0% Complete')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /Task 5/ })).not.toBeChecked()
  })

  await test.step('a document that was viewed needs nothing any more', async () => {
    await addDocument(page, id, 'guests.txt')
    await expect(needs.getByRole('button', { name: /guests/ })).toBeVisible()
    await portal.getByRole('tab', { name: 'Documents' }).click()
    await portal.getByRole('tabpanel').getByRole('button', { name: 'View guests' }).click()
    await expect(portal.getByRole('dialog', { name: 'guests' })).toBeVisible()
    await portal.keyboard.press('Escape')
    await expect(needs.getByRole('button', { name: /guests/ })).toHaveCount(0)
  })

  await test.step('hidden sections disappear, with what is needed in them, and a changed look is applied', async () => {
    await add(page, `/api/clients/${id}/messages`, { content: 'Did you like the cake?' })
    await add(page, `/api/clients/${id}/invoices`, { amount: '1200.00', status: 'Sent', invoiceNumber: 'A-1' })
    await addDocument(page, id, 'Seating plan.txt')
    await expect(needs.getByRole('button', { name: /A message from/ })).toBeVisible()
    await expect(needs.getByRole('button', { name: /Seating plan/ })).toBeVisible()
    await add(page, `/api/clients/${id}/customization`, {
      enabledFeatures: ['vendors', 'documents'],
      colorScheme: 'blue',
      typography: 'lora',
    })
    await expect(portal.getByRole('tab')).toHaveText(['Guests', 'Vendors', 'Documents', 'Billing'])
    await expect(needs.getByRole('listitem')).toHaveText([/Invoice A-1/, /Seating plan/])
    await expect(portal.locator('html')).toHaveAttribute('data-scheme', 'blue')
    const refused = await portal.request.get(`/api/clients/${id}/tasks`)
    expect(refused.status()).toBe(403)
    const html = await (await portal.request.get(`/client-portal/${id}`, { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('data-scheme="blue" data-typography="lora"')
    expect(html).toMatch(/rel="preload" as="font"[^>]+lora/)
    expect(html).not.toMatch(/rel="preload" as="font"[^>]+inter/)
  })
})

test('a couple can access only its own wedding, a planner all, and logging out deletes all data', async ({
  page,
  planner,
  wedding: { id, portal },
}) => {
  await fill(page, id)
  await add(page, '/api/tasks', { title: 'Private note', clientId: id })
  const other = await planner.addClient({ ...longCouple, notes: 'never for other eyes' })

  await test.step('the couple sees no other wedding, and none of the planner’s pages', async () => {
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
  })

  await test.step('the planner sees what is needed from the couple without being able to use it', async () => {
    for (const path of [`/client-portal/${id}`, `/portal-builder/${id}`]) {
      await page.goto(path)
      const preview = page.locator('section[aria-labelledby=portal-needs]')
      await expect(preview.getByText('Choose the band')).toBeVisible()
      await expect(preview.getByText('Private note')).toHaveCount(0)
      await expect(preview).toHaveAttribute('inert')
    }
  })

  await test.step('the planner writes in the portal as the planner', async () => {
    await page.goto(`/client-portal/${id}?tab=messages`)
    await expect(page.getByText(`You are viewing as planner.`)).toContainText(planner.name)
    await page.getByRole('textbox', { name: /Message to/ }).fill('From the studio')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('log').getByText('From the studio')).toBeVisible()
    const sent = async () =>
      (await (await page.request.get(`/api/clients/${id}/messages?as=planner`)).json()) as object[]
    await expect
      .poll(async () => (await sent()).at(-1))
      .toMatchObject({ content: 'From the studio', sender: 'planner', senderName: planner.name })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/')
    await page.goto(`/client-portal/${other}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maximiliane')
  })

  await test.step('the couple logs out, which is not reported as an ended session, and leaves nothing', async () => {
    await portal.goto(`/client-portal/${id}`)
    // The live channel ends with the session, and asks whether it exists while the sign-in is still loading.
    const refused = portal.waitForResponse(
      (response) => response.status() === 401 && response.url().includes('/api/client-session'),
    )
    await portal.route('**/client-login', async (route) => {
      await (await refused).finished()
      await route.continue()
    })
    await portal.getByRole('button', { name: 'Log out' }).click()
    await refused
    await expect(portal).toHaveURL('/client-login')
    await portal.goto(`/client-portal/${id}`)
    await expect(portal).toHaveURL(/\/client-login/)
    expect(await portal.evaluate(() => Object.keys(localStorage))).not.toContain('clientSession')
  })
})

test('invoices say how they are paid and what was paid, and each has a PDF', async ({
  page,
  instance,
  wedding: { id, portal },
}) => {
  const invoices = `/api/clients/${id}/invoices`
  await page.request.patch('/api/billing', { data: { paymentInstructions: 'By transfer to Fern Bank.\nIBAN 12 34' } })
  const partly = await add(page, invoices, { amount: '1200.00', status: 'Sent', invoiceNumber: 'A-1' })
  await add(page, `/api/invoices/${partly.id}/payments`, { amount: '200.00', date: '2026-11-01' })
  await add(page, invoices, { amount: '50.00', status: 'Paid', invoiceNumber: 'A-2', paidDate: '2026-11-02' })
  await add(page, invoices, { amount: '77.00', invoiceNumber: 'A-3' })
  const payNow = portal.getByRole('button', { name: /^Pay Now/ })

  await test.step('the couple sees what is open, and how it is paid', async () => {
    await portal.goto(`/client-portal/${id}?tab=billing`)
    await expect(portal.getByRole('tabpanel').getByText('$1,000.00', { exact: true })).toBeVisible()
    await expect(portal.getByText('$200.00 paid, $1,000.00 due')).toBeVisible()
    await expect(portal.getByText('Payment Received · November 2, 2026')).toBeVisible()
    await expect(portal.getByText('A-3')).toHaveCount(0)
    await expect(payNow).toHaveCount(1)
    await payNow.click()
    const dialog = portal.getByRole('dialog', { name: 'How to Pay' })
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
  })

  await test.step('a new invoice that is overdue appears by itself', async () => {
    await runSql(
      instance,
      `insert into invoices (planner_id, client_id, invoice_number, amount_cents, status, due_date)
        select planner_id, id, 'A-4', 4000050, 'Sent', '2020-01-01' from clients where id = $1`,
      [id],
    )
    await expect(portal.getByText('$40,000.50').first()).toBeVisible()
    await expect(portal.getByRole('tabpanel').getByText('Overdue')).toBeVisible()
    await expect(payNow).toHaveCount(2)
  })

  await test.step('the planner cannot pay', async () => {
    await page.goto(`/client-portal/${id}?tab=billing`)
    const inert = page.getByRole('button', { name: 'Pay Now: invoice A-1' })
    await expect(inert).toBeDisabled()
    await expect(inert).toHaveAccessibleDescription(/^Only the couple can pay/)
    await expect(page.getByRole('link', { name: 'Download PDF of invoice A-1' })).toHaveAttribute('href', /as=planner$/)
    await inspect(page)
  })
})
