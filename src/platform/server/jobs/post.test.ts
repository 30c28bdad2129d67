import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openPost } from '#platform/server/jobs/post.ts'

it.each([
  'emma@example.com, james@example.com',
  'emma@example.com; james@example.com',
  'Guests: emma@example.com, james@example.com;',
  '<emma@example.com> james@example.com',
])('a mail to %s, which is not one address, goes to nobody', async (to) => {
  const outbox = mkdtempSync(join(tmpdir(), 'larkspur-post-'))
  onTestFinished(() => rmSync(outbox, { recursive: true }))
  const options = { smtpUrl: undefined, mailFrom: 'hello@larkspur.example', publicUrl: 'https://larkspur.example' }
  const post = await openPost({ ...options, outbox, say: () => {} })
  const note = { state: async () => undefined, begin: async () => {}, takeBack: async () => {}, sent: async () => {} }
  const job = { id: '1', createdAt: new Date(0), attempts: 1 }
  const mail = { to, subject: 'News', greeting: 'Hello,', paragraphs: [] }
  await expect(post.send(mail, job, note as never)).rejects.toMatchObject({ responseCode: 553 })
  expect(readdirSync(outbox)).toEqual([])
  await post.send({ ...mail, to: 'emma@example.com' }, job, note as never)
  expect(readdirSync(outbox)).toHaveLength(1)
})
