import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { InviteActions } from '#weddings/couples/web/public/InviteActions.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const inviteUrl = 'https://larkspur.example/client-invite/secret'

it('shows an invite link to be copied by hand where the clipboard is closed', async () => {
  const closed = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'))
  answerCalls({ 'POST /api/clients/7/invite': () => ({ inviteUrl }) })
  await show(<InviteActions client={{ id: 7, isActivated: false }} />)
  await page.getByRole('button', { name: 'Generate Invite Link' }).click()
  const link = page.getByLabelText('Invite link')
  await expect.element(link).toHaveValue(inviteUrl)
  await expect.element(link).toHaveFocus()
  closed.mockRestore()
})
