import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

beforeEach(() => cache.clear())

const couple = { venue: null, weddingDate: '2099-06-13' }
const couples = [
  { ...couple, id: 1, partnerOneName: 'Emma', partnerTwoName: 'James' },
  { ...couple, id: 2, partnerOneName: 'Ada', partnerTwoName: null },
]
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

it('has the weddings and free Saturdays of the year in its address, and moves by keyboard', async () => {
  answerCalls({ 'GET /api/clients': () => couples })
  await showPage('/calendar/year?year=2099')
  await expect.element(heading('2099')).toBeVisible()
  await expect.element(page.getByText('2 weddings on 1 weekend · 51 free Saturdays')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Saturday, June 13: wedding of Emma & James, and of Ada' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Saturday, June 20: free' }))
    .toHaveAttribute('href', '/calendar?view=month&date=2099-06-20')
  await expect
    .element(page.getByRole('link', { name: 'Emma & James', exact: true }))
    .toHaveAttribute('href', '/clients/1')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(heading('2100')).toBeVisible()
  await expect.element(page.getByText(/^No weddings · 52 free Saturdays/)).toBeVisible()
  await expect.poll(() => location.search).toBe('?year=2100')
})

it('says what appears there without couples, and tries again if they cannot be read', async () => {
  let isRefused = true
  answerCalls({
    'GET /api/clients': () => {
      if (isRefused) throw new Refused(500, 'Not today.')
      return []
    },
  })
  await showPage('/calendar/year?year=2099')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  isRefused = false
  await again.click()
  await expect.element(page.getByText(/^The weddings of your couples appear here\./)).toBeVisible()
})
