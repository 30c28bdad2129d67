import { randomBytes } from 'node:crypto'
import { rawMail, type TestMail } from '#test/mails.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { runSql } from './sql.ts'
import { expect, inbox, test } from './services.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('an answer by mail is in the conversation, and one from elsewhere waits for the planner', async ({
  page,
  instance,
  planner,
}) => {
  const email = 'amara@example.com'
  const id = await planner.addClient({ partnerOneName: 'Amara', partnerTwoName: 'Julian', email })
  const token = randomBytes(16).toString('hex')
  await runSql(
    instance,
    `insert into reply_addresses (planner_id, client_id, person_id, token_hash)
      select planner_id, client_id, id, sha256(convert_to($2, 'UTF8')) from people where client_id = $1 and role = 'partner-one'`,
    [id, token],
  )
  const deliver = async (mail: TestMail) => {
    const answer = await fetch(`${instance.url}/api/inbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${inbox.secret}`, 'content-type': 'message/rfc822' },
      body: new Uint8Array(rawMail({ to: `reply+${token}@studio.example`, ...mail })),
    })
    expect(answer.status).toBe(200)
  }

  await page.goto('/messages')
  const row = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: 'Amara & Julian' })
  await expect(row).toContainText('No messages yet')
  await expect(page.getByText(/could not be placed/)).toHaveCount(0)
  await deliver({ from: email, text: 'White roses, please.\n\n> And the flowers?' })
  await expect(row).toContainText('White roses, please.')
  await expect(row).not.toContainText('And the flowers?')

  const files = [{ name: 'song.txt', bytes: 'At Last' }]
  await deliver({ from: 'Gran <gran@example.com>', subject: 'Re: Music', text: 'My favourite song.', files })
  await deliver({ from: 'shop@example.com', subject: 'Re: Offers', text: 'Buy now' })
  const line = page.getByRole('button', { name: '2 emails could not be placed' })
  await expect(line).toBeVisible()
  await inspect(page)
  await line.click()
  const dialog = page.getByRole('dialog', { name: 'Emails without a Conversation' })
  const music = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Re: Music' }) })
  await expect(music).toContainText('My favourite song.')
  await expect(music.getByLabel('Conversation')).toHaveValue('Amara & Julian')
  await inspect(page)
  const download = page.waitForEvent('download')
  await music.getByRole('link', { name: 'song.txt' }).click()
  expect((await download).suggestedFilename()).toBe('song.txt')
  await music.getByRole('button', { name: 'Add to Conversation' }).click()
  await expect(dialog.getByText('Re: Music')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect(dialog.getByText('All emails are in a conversation.')).toBeVisible()
  await inspect(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/could not be placed/)).toHaveCount(0)

  await row.click()
  const log = page.getByRole('log', { name: 'Messages with Amara & Julian' })
  await expect(log).toContainText('My favourite song.')
  await expect(log.getByRole('link', { name: /song\.txt/ })).toBeVisible()
})
