import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import LinkPage from '#weddings/couples/web/LinkPage.tsx'
import { languageHere, speak } from '#platform/web/locale/t.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

// The page reads its secret when it is loaded.
vi.hoisted(() => history.replaceState(null, '', '?token=a-secret'))

it('is in the language of the person whose link it is', async () => {
  onTestFinished(() => speak('en'))
  const portal = {
    clientId: 1,
    partnerOneName: 'Lena',
    partnerTwoName: 'Luc',
    weddingDate: null,
    studio: 'Rosa',
    name: 'Luc',
  }
  answerCalls({
    'GET /api/client-login/link/a-secret': () => ({
      state: 'open',
      language: 'fr',
      portals: [portal],
      email: 'luc@example.com',
      look: null,
    }),
  })
  await show(<LinkPage />)
  await expect.element(page.getByText('luc@example.com')).toBeVisible()
  await expect.poll(languageHere).toBe('fr')
  await expect.element(page.getByRole('combobox')).toHaveDisplayValue('Français')
})
