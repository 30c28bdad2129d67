import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { UnplacedMail } from '#talk/inbox/contract/endpoints.ts'
import { cache } from '#platform/web/calls/api.ts'
import { UnplacedLine } from '#talk/inbox/web/public/UnplacedLine.tsx'
import { chooseIn } from '#test/web/choose-in.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

beforeEach(() => cache.clear())

const mail: UnplacedMail = {
  id: 3,
  clientId: 7,
  fromName: 'Gran',
  fromAddress: 'gran@example.com',
  subject: 'Re: Flowers',
  content: 'White ones!',
  reason: 'other-sender',
  receivedAt: '2026-11-23T10:00:00.000Z',
  files: [{ id: 5, originalName: 'plan.pdf', fileType: 'application/pdf', fileSize: 2000 }],
}

it('lists the mails; one that is added or dismissed leaves the list, and a failure keeps it', async () => {
  let mails = [mail, { ...mail, id: 4, subject: 'Re: Music', reason: 'spam' as const }]
  let isBroken = true
  const { bodies } = answerCalls({
    'GET /api/unplaced-mails': () => mails,
    'GET /api/clients': () => [
      { id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' },
      { id: 8, partnerOneName: 'Ann', partnerTwoName: null },
    ],
    'POST /api/unplaced-mails/3/place': () => {
      if (isBroken) throw new Refused(503, 'Larkspur is very busy.')
      mails = mails.filter(({ id }) => id !== 3)
      return { clientId: 8 }
    },
    'DELETE /api/unplaced-mails/4': () => {
      mails = []
      return undefined
    },
  })
  await show(<UnplacedLine />)
  await page.getByRole('button', { name: '2 emails could not be placed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Emails without a Conversation' })
  const flowers = dialog.getByRole('listitem').first()
  await expect.element(dialog.getByText('It came from another address than the one we wrote to.')).toBeVisible()
  await expect.element(flowers.getByText('White ones!')).toBeVisible()
  await expect.element(flowers.getByRole('link', { name: 'plan.pdf (1.95 KB)' })).toBeVisible()
  await expect.element(flowers.getByLabelText('Conversation')).toHaveValue('Emma & James')
  await chooseIn(flowers.getByLabelText('Conversation'), 'Ann')
  await flowers.getByRole('button', { name: 'Add to Conversation' }).click()
  await expect.element(page.getByText('Larkspur is very busy.')).toBeVisible()
  isBroken = false
  await flowers.getByRole('button', { name: 'Add to Conversation' }).click()
  await expect.element(page.getByText('Email added')).toBeVisible()
  await expect.element(dialog.getByText('Re: Flowers')).not.toBeInTheDocument()
  expect(bodies('POST /api/unplaced-mails/3/place')).toEqual([{ clientId: 8 }, { clientId: 8 }])
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('Email dismissed')).toBeVisible()
  await expect.element(dialog.getByText('All emails are in a conversation.')).toBeVisible()
})

it('says that it could not look, and looks again', async () => {
  let mails: UnplacedMail[] | undefined
  answerCalls({
    'GET /api/unplaced-mails': () => {
      if (!mails) throw new Refused(400, 'No')
      return mails
    },
  })
  await show(<UnplacedLine />)
  mails = []
  await page.getByRole('button', { name: /We could not look/ }).click()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
