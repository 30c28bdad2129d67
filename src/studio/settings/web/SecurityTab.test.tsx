import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'
import SecurityTab from '#studio/settings/web/SecurityTab.tsx'

const dana = { id: 9, name: 'Dana', email: 'dana@example.com', emailVerified: true, pendingEmail: null }

it('sends no password that differs, is too short or is refused, keeps the input, and is empty once it is changed', async () => {
  const { bodies } = answerCalls({
    'GET /api/second-factors': () => ({ authenticator: null, passkeys: [], recoveryCodesLeft: 0 }),
    'GET /api/sessions': () => [],
    'POST /api/auth/password-check': () => ({ known: false }),
    'PATCH /api/auth/password': ({ body }) => {
      const { currentPassword } = body as { currentPassword: string }
      if (currentPassword !== 'peony and rosemary') throw new Refused(400, 'Your current password is not correct.')
      return { message: 'Changed' }
    },
  })
  await show(<SecurityTab planner={dana as Planner} />)
  await expect.element(page.getByText('Email Verified')).toBeVisible()
  const current = page.getByLabelText('Current Password')
  const next = page.getByLabelText('New Password', { exact: true })
  const change = async (now: string, wanted: string, again: string) => {
    await current.fill(now)
    await next.fill(wanted)
    await page.getByLabelText('Confirm New Password').fill(again)
    await page.getByRole('button', { name: 'Update Password' }).click()
  }
  await change('peony and rosemary', 'abc', 'abd')
  await expect.element(page.getByText('Password Mismatch')).toBeVisible()
  await change('peony and rosemary', 'abc', 'abc')
  await expect.element(page.getByText('Password must be at least 6 characters long.').first()).toBeVisible()
  await change('not it', 'peonies only', 'peonies only')
  await expect.element(page.getByText('Password Update Failed')).toBeVisible()
  await expect.element(next).toHaveValue('peonies only')
  await expect.element(current).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(current).toHaveAttribute('type', 'text')
  await change('peony and rosemary', 'peonies only', 'peonies only')
  await expect.element(page.getByText('Password Updated')).toBeVisible()
  await expect.element(current).toHaveValue('')
  expect(bodies('PATCH /api/auth/password')).toHaveLength(2)
})
