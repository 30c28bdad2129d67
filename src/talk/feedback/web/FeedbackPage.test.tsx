import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Feedback } from '#talk/feedback/contract/endpoints.ts'
import { answerCalls } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

const lovely: Feedback = {
  id: 1,
  clientId: 7,
  rating: 4,
  review: 'Lovely.',
  category: null,
  isPublic: false,
  submittedAt: '2031-06-20T12:00:00.000Z',
  personName: null,
  plannerResponse: null,
  respondedAt: null,
  partnerOneName: 'Emma',
  partnerTwoName: 'James',
}

it('keeps rating and answers in the address, and filters by what it is opened with', async () => {
  answerCalls({ 'GET /api/feedback': () => [lovely] })
  await showPage('/feedback?rating=5&answered=open')
  await expect.element(page.getByText('No feedback found')).toBeVisible()
  await expect.element(page.getByLabelText('Rating')).toHaveValue('5')
  await expect.element(page.getByLabelText('Answers')).toHaveValue('open')
  await page.getByLabelText('Rating').selectOptions('4 stars')
  await expect.element(page.getByText('Lovely.')).toBeVisible()
  await expect.poll(() => location.search).toBe('?rating=4&answered=open')
  await page.getByLabelText('Answers').selectOptions('Answered or Not')
  await expect.poll(() => location.search).toBe('?rating=4')
})
