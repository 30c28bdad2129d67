import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TakenDate } from '#weddings/clients/web/TakenDate.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

it('names the couples who marry on the same day, and nobody else', async () => {
  answerCalls({
    'GET /api/clients': () => [
      { id: 1, partnerOneName: 'Emma', partnerTwoName: 'James', weddingDate: '2031-06-14' },
      { id: 2, partnerOneName: 'Ada', partnerTwoName: null, weddingDate: '2031-06-15' },
      { id: 3, partnerOneName: 'Bo', partnerTwoName: null, weddingDate: null },
    ],
  })
  await show(
    <>
      <TakenDate date="2031-06-14" />
      <TakenDate date="2031-06-16" />
      <TakenDate date="" />
    </>,
  )
  await expect.element(page.getByText('On June 14, 2031 you already have the wedding of Emma & James.')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/Ada|Bo/)
})
