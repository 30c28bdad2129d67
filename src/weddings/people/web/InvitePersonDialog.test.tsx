import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import InvitePersonDialog from '#weddings/people/web/InvitePersonDialog.tsx'
import { answerCalls, held, show } from '#test/web/test-page.tsx'

const ruth: Person = {
  id: 3,
  clientId: 7,
  role: 'other',
  name: 'Ruth',
  relation: null,
  email: 'ruth@example.com',
  phone: null,
  language: null,
  languageNote: null,
  access: 'only-money',
  rhythm: 'at-once',
  invitedAt: null,
  lastSeenAt: null,
}

function Opened() {
  const [open, setOpen] = useState(true)
  return <InvitePersonDialog person={ruth} open={open} onClose={() => setOpen(false)} />
}

const mail = {
  to: 'ruth@example.com',
  subject: 'The wedding portal',
  text: '',
  html: '<html><head></head><body></body></html>',
}

it('shows the mail with the own words, stays open while it is sent and when it fails, and closes when it is sent', async () => {
  const answers = [held<Person>(), held<Person>()]
  const { count, bodies } = answerCalls({
    'POST /api/people/3/invite/preview': ({ body }) => ({
      ...mail,
      html: mail.html.replace('<body>', `<body>Dear Ruth, ${(body as { words: string }).words}`),
    }),
    'POST /api/people/3/invite': () => answers[count('POST /api/people/3/invite') - 1]?.answer,
  })
  await show(<Opened />)
  const dialog = page.getByRole('dialog', { name: 'Invite Ruth' })
  await expect.element(dialog.getByText('ruth@example.com')).toBeVisible()
  await dialog.getByLabelText('Your Own Words').fill('Come and see the barn.')
  await expect
    .poll(() => dialog.getByTitle('Text of the email').element().getAttribute('srcdoc'))
    .toContain('Dear Ruth, Come and see the barn.')
  expect(dialog.getByTitle('Text of the email').element().getAttribute('sandbox')).toBe('')
  expect(count('POST /api/people/3/invite')).toBe(0)
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answers[0]?.reject(new Error('The network is down'))
  await expect.element(dialog.getByRole('button', { name: 'Send Email' })).toBeEnabled()
  await expect.element(page.getByText('Failed to send the email. Please try again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  answers[1]?.resolve(ruth)
  await expect.element(page.getByText('A link is on its way to ruth@example.com.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodies('POST /api/people/3/invite')).toEqual([
    { words: 'Come and see the barn.' },
    { words: 'Come and see the barn.' },
  ])
})

it('offers another attempt if the mail cannot be shown', async () => {
  let online = false
  answerCalls({
    'POST /api/people/3/invite/preview': () => {
      if (!online) throw new Error('The network is down')
      return mail
    },
  })
  await show(<Opened />)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  online = true
  await again.click()
  await expect.element(page.getByText('The wedding portal')).toBeVisible()
})
