import type { Page } from '@playwright/test'
import { inspect } from './inspection.ts'
import { expect } from './journey.ts'
import { blockLiveChannel } from './live-channel.ts'
import { add, test } from './wedding.ts'

const needsOf = (page: Page) => page.getByRole('region', { name: 'What we need from you' })
const done = /You have done it all\. Lean back/

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

test('the couple does all that is needed, each with one tap', async ({ page, wedding: { id, portal } }) => {
  await fill(page, id)
  const calls: string[] = []
  portal.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/live') calls.push(pathname)
  })
  await blockLiveChannel(portal)
  await portal.goto(`/client-portal/${id}`)
  const needs = needsOf(portal)
  const rows = needs.getByRole('listitem')
  await expect(rows).toHaveText([
    /Overdue · January 1, 2020/,
    /Choose the band/,
    /Invoice A-1.*\$1,200\.00.*Pay/,
    /A message from .*Did you like the cake\?.*Read/,
    /Seating plan.*View/,
  ])
  expect(calls).toEqual([])
  await inspect(portal)

  const license = needs.getByRole('checkbox', { name: 'Get the license' })
  await license.press('Space')
  await expect(license).toBeChecked()
  await expect(license).toBeFocused()
  await portal.getByRole('button', { name: 'Undo' }).click()
  await expect(license).not.toBeChecked()
  await license.click()
  await needs.getByRole('checkbox', { name: 'Choose the band' }).click()

  await needs.getByRole('button', { name: /Seating plan/ }).click()
  await expect(portal.getByRole('dialog', { name: 'Seating plan' })).toBeVisible()
  await portal.keyboard.press('Escape')
  await expect(needs.getByRole('button', { name: /Seating plan/ })).toBeFocused()
  await expect(rows.last()).toContainText('Looked at')

  await needs.getByRole('button', { name: /A message from/ }).click()
  await expect(portal.getByRole('log').getByText('Did you like the cake?')).toBeVisible()
  await expect(portal.getByRole('log')).toBeFocused()
  await expect(needs.getByRole('button', { name: /A message from/ })).toHaveCount(0)

  await needs.getByRole('button', { name: /Invoice A-1/ }).click()
  const payNow = portal.getByRole('button', { name: 'Pay Now: invoice A-1' })
  await expect(payNow).toBeFocused()
  await portal.keyboard.press('Enter')
  await expect(portal.getByRole('dialog', { name: 'How to pay' })).toBeVisible()
  await portal.keyboard.press('Escape')
  await expect(needs.getByText(done)).toHaveCount(0)

  const [invoice] = (await (await page.request.get(`/api/clients/${id}/invoices`)).json()) as { id: number }[]
  await add(page, `/api/invoices/${invoice!.id}/payments`, { amount: '1200.00', date: '2026-11-01' })
  await portal.reload()
  await expect(needs.getByText(done)).toBeVisible()
  await expect(rows).toHaveCount(0)
  await inspect(portal)
})

test('news appear by themselves, and more than three of a kind are counted', async ({ page, wedding }) => {
  const { id, portal } = wedding
  await portal.goto(`/client-portal/${id}`)
  const needs = needsOf(portal)
  await expect(needs.getByText(done)).toBeVisible()
  for (const number of [1, 2, 3, 4, 5])
    await add(page, '/api/tasks', { title: `Task ${number}`, clientId: id, assignedTo: 'client' })
  await expect(needs.getByRole('checkbox')).toHaveCount(3)
  await needs.getByRole('button', { name: '2 more tasks' }).click()
  await expect(portal.getByRole('tab', { name: 'Tasks', selected: true })).toBeFocused()
  await portal.getByRole('tabpanel').getByRole('checkbox', { name: 'Task 5' }).click()
  await expect(needs.getByRole('button', { name: '1 more task' })).toBeVisible()
  await addDocument(page, id, 'guests.txt')
  await portal.getByRole('tab', { name: 'Documents' }).click()
  await portal.getByRole('tabpanel').getByRole('button', { name: 'View guests' }).click()
  await expect(portal.getByRole('dialog', { name: 'guests' })).toBeVisible()
  await portal.keyboard.press('Escape')
  await expect(needs.getByRole('button', { name: /guests/ })).toHaveCount(0)
})

test('only sections that are shown count', async ({ page, wedding: { id, portal } }) => {
  await fill(page, id)
  await add(page, `/api/clients/${id}/customization`, { enabledFeatures: ['calendar', 'documents'] })
  await portal.goto(`/client-portal/${id}`)
  await expect(needsOf(portal).getByRole('listitem')).toHaveText([/Invoice A-1/, /Seating plan/])
})

test('the banner is large on the first visit in a browser, and compact afterwards', async ({ wedding }) => {
  const { id, portal } = wedding
  const banner = portal.locator('.portal-banner')
  for (const width of [390, 1440]) {
    await portal.setViewportSize({ width, height: 900 })
    await portal.goto(`/client-portal/${id}`)
    await expect(portal.getByRole('heading', { level: 1 })).toBeVisible()
    await portal.evaluate(() => localStorage.removeItem('portal-visited'))
    await portal.reload()
    await expect(portal.getByText('The wedding of')).toBeVisible()
    const large = (await banner.boundingBox())!.height
    await portal.reload()
    await expect(portal.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
    await expect(portal.getByText('The wedding of')).toHaveCount(0)
    await expect(portal.getByText('days to go')).toBeVisible()
    expect((await banner.boundingBox())!.height, `at ${width} px`).toBeLessThan(large * 0.8)
  }
})

test('the rows take their place before they are loaded', async ({ page, wedding: { id, portal } }) => {
  await fill(page, id)
  await portal.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts: (window as unknown as { shifts: number }).shifts + (entry as unknown as { value: number }).value,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1440]) {
    await portal.setViewportSize({ width, height: 900 })
    await portal.goto(`/client-portal/${id}`)
    await expect(needsOf(portal).getByRole('listitem')).toHaveCount(5)
    const shifts = await portal.evaluate(() => (window as unknown as { shifts: number }).shifts)
    expect(shifts, `at ${width} px`).toBeLessThan(0.01)
  }
})

test('planners see it without being able to use it, and it is not printed', async ({
  page,
  wedding: { id, portal },
}) => {
  await fill(page, id)
  await add(page, '/api/tasks', { title: 'Private note', clientId: id })
  for (const path of [`/client-portal/${id}`, `/portal-builder/${id}`]) {
    await page.goto(path)
    const preview = page.locator('section[aria-labelledby=portal-needs]')
    await expect(preview.getByText('Choose the band')).toBeVisible()
    await expect(preview.getByText('Private note')).toHaveCount(0)
    await expect(preview).toHaveAttribute('inert')
  }
  await portal.goto(`/client-portal/${id}`)
  await expect(needsOf(portal)).toBeVisible()
  await portal.emulateMedia({ media: 'print' })
  await expect(needsOf(portal)).toBeHidden()
})
