import type { Page } from '@playwright/test'
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

test('searches and filters are kept after Back and a reload', async ({ page, planner }) => {
  const emmaId = await planner.addClient(emma)
  const noorId = await planner.addClient(noor)
  for (const [originalName, clientId, category] of [
    ['2031 Menu', emmaId, 'contract'],
    ['2031 Timeline', emmaId, 'timeline'],
    ['2031 Menu for Noor', noorId, 'contract'],
    ['Letter', noorId, 'contract'],
  ]) {
    const data = { originalName, filename: 'file.pdf', clientId, category }
    expect((await page.request.post('/api/documents', { data })).ok()).toBe(true)
  }

  await test.step('documents, which the search of the studio leads to', async () => {
    await page.goto('/documents')
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
