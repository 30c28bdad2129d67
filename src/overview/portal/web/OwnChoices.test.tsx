import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import OwnChoices from '#overview/portal/web/OwnChoices.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

it('saves the language that the person chooses, and says when it cannot', async () => {
  const answers = [() => ({ language: 'de' }), () => Promise.reject(new Error('The network is down'))]
  const { bodies } = answerCalls({
    'GET /api/client-passkeys': () => [],
    'PATCH /api/client-language': () => answers.shift()?.(),
  })
  await show(<OwnChoices language="fr" />)
  const language = page.getByLabelText('Language')
  await expect.element(language).toHaveDisplayValue('Français')
  await language.selectOptions('Deutsch')
  await expect.poll(() => bodies('PATCH /api/client-language')).toEqual([{ language: 'de' }])
  await expect.element(language).toBeEnabled()
  await language.selectOptions('Español')
  await expect.element(page.getByText('The language could not be changed. Please try again.')).toBeVisible()
})
