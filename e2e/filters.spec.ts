import type { Page } from '@playwright/test'
import { activeCouple } from './couples.ts'
import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma-filters@example.com' }
const noor = { partnerOneName: 'Noor', partnerTwoName: 'Sami', email: 'noor-filters@example.com' }

const opens = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

/** Opens another page, goes back, and reloads. */
async function survives(page: Page, isAsLeft: () => Promise<void>): Promise<void> {
  await isAsLeft()
  await opens(page, 'Dashboard')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.goBack()
  await isAsLeft()
  await page.reload()
  await isAsLeft()
}

test('searches and filters of the pages are kept after Back and a reload', async ({ page, planner, instance }) => {
  const { id: emmaId, browser } = await activeCouple(page.request, instance, emma)
  const noorId = await planner.addClient(noor)
  const sent = await browser.post(`/api/clients/${emmaId}/feedback`, { data: { rating: 4, comment: 'Lovely.' } })
  expect(sent.ok()).toBe(true)
  await browser.dispose()
  for (const [name, category] of [
    ['Salt & Fern', 'florist'],
    ['Fern Strings', 'musician'],
    ['Old Barn', 'venue'],
  ])
    await page.request.post('/api/vendors', { data: { name, category } })
  for (const [originalName, clientId, category] of [
    ['2031 Menu', emmaId, 'contract'],
    ['2031 Timeline', emmaId, 'timeline'],
    ['2031 Menu for Noor', noorId, 'contract'],
    ['Letter', noorId, 'contract'],
  ]) {
    const data = { originalName, filename: 'file.pdf', clientId, category }
    expect((await page.request.post('/api/documents', { data })).ok()).toBe(true)
  }

  await test.step('vendors', async () => {
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

  await test.step('documents, which the search of the studio leads to', async () => {
    await opens(page, 'Documents')
    await page.getByLabel('Search documents').fill('2031')
    await expect(page.getByText('3 of 4 documents')).toBeVisible()
    await page.getByLabel('Filter by client').selectOption('Emma & James')
    await page.getByLabel('Category').selectOption('contract')
    await survives(page, async () => {
      await expect(page).toHaveURL(`/documents?q=2031&client=${emmaId}&category=contract`)
      await expect(page.getByLabel('Search documents')).toHaveValue('2031')
      await expect(page.getByLabel('Filter by client')).toHaveValue(`${emmaId}`)
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

  await test.step('portals and feedback', async () => {
    await opens(page, 'Client Portals')
    await page.getByLabel('Search client portals').fill('sami')
    await survives(page, async () => {
      await expect(page).toHaveURL('/client-portals?q=sami')
      await expect(page.getByLabel('Search client portals')).toHaveValue('sami')
      await expect(page.getByText('1 of 2 portals')).toBeVisible()
    })
    await opens(page, 'Feedback')
    await page.getByLabel('Answers').selectOption('Not Answered Yet')
    await page.getByLabel('Rating').selectOption('5 stars')
    await survives(page, async () => {
      await expect(page).toHaveURL('/feedback?rating=5&answered=open')
      await expect(page.getByText('No feedback found')).toBeVisible()
      await expect(page.getByLabel('Rating')).toHaveValue('5')
      await expect(page.getByLabel('Answers')).toHaveValue('open')
    })
  })

  await test.step('conversations, whose list has one more step on a phone', async () => {
    await opens(page, 'Messages')
    const conversations = page.getByRole('navigation', { name: 'Conversations' })
    await page.getByLabel('Search couples').fill('noor')
    await expect(page).toHaveURL('/messages?q=noor')
    await conversations.getByRole('link', { name: /Noor & Sami/ }).click()
    await survives(page, async () => {
      await expect(page).toHaveURL(`/messages?q=noor&client=${noorId}`)
      await expect(page.getByLabel('Search couples')).toHaveValue('noor')
      await expect(conversations.getByRole('link')).toHaveCount(1)
      await expect(page.getByRole('log', { name: 'Messages with Noor & Sami' })).toBeVisible()
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'All conversations' }).click()
    await expect(page).toHaveURL('/messages?q=noor')
    await expect(conversations.getByRole('link')).toHaveCount(1)
  })
})
