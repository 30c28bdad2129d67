import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LetterWordsDialog } from '#talk/letters/web/public/LetterWordsDialog.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

it('saves the words whatever is typed into the field for the preview', async () => {
  const { bodies } = answerCalls({
    'GET /api/clients': () => [
      { id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' },
      { id: 8, partnerOneName: 'Emma', partnerTwoName: 'Noah' },
    ],
    'GET /api/clients/7/letter-preview': () => ({ to: 'emma@example.com', subject: 'Hello', html: '<p>Hello</p>' }),
    'PATCH /api/letter-words': ({ body }) => body,
  })
  const onClose = vi.fn<() => void>()
  await show(
    <LetterWordsDialog words={{ kind: 'message', words: null, standard: 'Dear both,' }} open onClose={onClose} />,
  )
  await page.getByLabelText('The Email Begins With').fill('Hello,')
  const couple = page.getByRole('combobox', { name: 'Preview for' })
  await couple.fill('emma')
  await page.getByRole('button', { name: 'Save Words' }).click()
  await expect.poll(() => bodies('PATCH /api/letter-words')).toEqual([{ kind: 'message', words: 'Hello,' }])
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
