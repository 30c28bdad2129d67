import type { Page } from '@playwright/test'
import { activeCouple } from './couples.ts'
import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma-filters@example.com' }
const noor = { partnerOneName: 'Noor', partnerTwoName: 'Sami', email: 'noor-filters@example.com' }

/** Opens another page, goes back, and reloads. */
async function survives(page: Page, isAsLeft: () => Promise<void>): Promise<void> {
  await isAsLeft()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.goBack()
  await isAsLeft()
  await page.reload()
  await isAsLeft()
}

test('search and filters of vendors are kept after Back and a reload', async ({ page, planner: _signedIn }) => {
  for (const [name, category] of [
    ['Salt & Fern', 'florist'],
    ['Fern Strings', 'musician'],
    ['Old Barn', 'venue'],
  ])
    await page.request.post('/api/vendors', { data: { name, category } })
  await page.goto('/vendors')
  await page.getByLabel('Search vendors').fill('fern')
  await expect(page.getByText('2 of 3 vendors')).toBeVisible()
  await page.getByLabel('Category').selectOption('Florist')
  await survives(page, async () => {
    await expect(page).toHaveURL('/vendors?q=fern&category=florist')
    await expect(page.getByLabel('Search vendors')).toHaveValue('fern')
    await expect(page.getByLabel('Category')).toHaveValue('florist')
    await expect(page.getByText('1 of 3 vendors')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Salt & Fern' })).toBeVisible()
  })
  await page.getByLabel('Search vendors').fill('barn')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/vendors')
  await expect(page.getByLabel('Search vendors')).toHaveValue('')
  await expect(page.getByText('3 vendors')).toBeVisible()
})

test('search and filters of documents are kept after Back and a reload', async ({ page, planner }) => {
  const ids = { emma: await planner.addClient(emma), noor: await planner.addClient(noor) }
  for (const [originalName, clientId, category] of [
    ['2031 Menu', ids.emma, 'contract'],
    ['2031 Timeline', ids.emma, 'timeline'],
    ['2031 Menu for Noor', ids.noor, 'contract'],
    ['Letter', ids.noor, 'contract'],
  ]) {
    const data = { originalName, filename: 'file.pdf', clientId, category }
    const answer = await page.request.post('/api/documents', { data })
    expect(answer.ok()).toBe(true)
  }
  await page.goto('/documents')
  await page.getByLabel('Search documents').fill('2031')
  await expect(page.getByText('3 of 4 documents')).toBeVisible()
  await page.getByLabel('Filter by client').selectOption('Emma & James')
  await page.getByLabel('Category').selectOption('contract')
  await survives(page, async () => {
    await expect(page).toHaveURL(`/documents?q=2031&client=${ids.emma}&category=contract`)
    await expect(page.getByLabel('Search documents')).toHaveValue('2031')
    await expect(page.getByLabel('Filter by client')).toHaveValue(`${ids.emma}`)
    await expect(page.getByLabel('Category')).toHaveValue('contract')
    await expect(page.getByText('1 of 4 documents')).toBeVisible()
  })
  await page.getByPlaceholder('Search clients, events, tasks...').fill('letter')
  await page.getByRole('option', { name: /Letter/ }).click()
  await expect(page).toHaveURL('/documents?q=Letter')
  await expect(page.getByLabel('Search documents')).toHaveValue('Letter')
  await expect(page.getByLabel('Category')).toHaveValue('')
  await expect(page.getByText('1 of 4 documents')).toBeVisible()
})

test('searches of portals and conversations are kept after Back and a reload', async ({ page, planner }) => {
  await planner.addClient(emma)
  const id = await planner.addClient(noor)
  await page.goto('/client-portals')
  await page.getByLabel('Search client portals').fill('sami')
  await survives(page, async () => {
    await expect(page).toHaveURL('/client-portals?q=sami')
    await expect(page.getByLabel('Search client portals')).toHaveValue('sami')
    await expect(page.getByText('1 of 2 portals')).toBeVisible()
  })
  await page.goto('/messages')
  const conversations = page.getByRole('navigation', { name: 'Conversations' })
  await page.getByLabel('Search couples').fill('noor')
  await expect(page).toHaveURL('/messages?q=noor')
  await conversations.getByRole('link', { name: /Noor & Sami/ }).click()
  await survives(page, async () => {
    await expect(page).toHaveURL(`/messages?q=noor&client=${id}`)
    await expect(page.getByLabel('Search couples')).toHaveValue('noor')
    await expect(conversations.getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('log', { name: 'Messages with Noor & Sami' })).toBeVisible()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'All conversations' }).click()
  await expect(page).toHaveURL('/messages?q=noor')
  await expect(conversations.getByRole('link')).toHaveCount(1)
})

test('filters of feedback are kept after Back and a reload', async ({ page, planner: _signedIn, instance }) => {
  const { id, browser } = await activeCouple(page.request, instance, emma)
  const sent = await browser.post(`/api/clients/${id}/feedback`, { data: { rating: 4, comment: 'Lovely.' } })
  expect(sent.ok()).toBe(true)
  await browser.dispose()
  await page.goto('/feedback')
  await page.getByLabel('Answers').selectOption('Not Answered Yet')
  await page.getByLabel('Rating').selectOption('5 stars')
  await survives(page, async () => {
    await expect(page).toHaveURL('/feedback?rating=5&answered=open')
    await expect(page.getByText('No feedback found')).toBeVisible()
    await expect(page.getByLabel('Rating')).toHaveValue('5')
    await expect(page.getByLabel('Answers')).toHaveValue('open')
  })
})
