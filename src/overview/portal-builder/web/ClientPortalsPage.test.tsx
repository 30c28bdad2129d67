import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

const couple = (id: number, partnerOneName: string, partnerTwoName: string, venue: string | null) => ({
  id,
  partnerOneName,
  partnerTwoName,
  email: `${partnerOneName}@example.com`,
  weddingDate: '2031-06-14',
  venue,
  status: 'planning',
  isActivated: false,
})

const archived = { ...couple(1, 'Emma', 'James', null), archivedAt: '2026-01-02T10:00:00.000Z' }

it.each(['/client-portals', '/portal-builder'])('shows archived couples last, and says so, on %s', async (path) => {
  answerCalls({ 'GET /api/clients': () => [archived, couple(2, 'Noor', 'Sami', null)] })
  await showPage(path)
  const names = page.getByRole('heading', { level: 2 })
  await expect.element(names.nth(0)).toHaveTextContent('Noor & Sami')
  await expect.element(names.nth(1)).toHaveTextContent('Emma & James')
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect.element(card('Emma & James')).toMatchTextContent('Archived')
  await expect.element(card('Noor & Sami')).not.toMatchTextContent('Archived')
})

it('finds portals by names and venue, and keeps the words in the address', async () => {
  answerCalls({ 'GET /api/clients': () => [couple(1, 'Emma', 'James', 'Fern Hill'), couple(2, 'Noor', 'Sami', null)] })
  await showPage('/client-portals?q=sami')
  const words = page.getByLabelText('Search client portals')
  const found = page.getByRole('heading', { level: 2 })
  await expect.element(words).toHaveValue('sami')
  await expect.element(page.getByText('1 of 2 portals')).toBeVisible()
  await expect.element(found).toHaveTextContent('Noor & Sami')
  await words.fill('FERN')
  await expect.element(found).toHaveTextContent('Emma & James')
  await expect.poll(() => location.search).toBe('?q=FERN')
  await words.fill('nobody')
  await expect.element(page.getByText('No portals found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect.element(page.getByText('2 portals')).toBeVisible()
  await expect.poll(() => location.pathname + location.search).toBe('/client-portals')
})
