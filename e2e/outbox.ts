import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

type Mail = { to: string; replyTo: string; subject: string; text: string }

export async function mailsIn(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'outbox')
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const parsed = names.toSorted().map((name) => PostalMime.parse(readFileSync(join(folder, name))))
  return (await Promise.all(parsed)).map(({ to, replyTo, subject = '', text = '' }) => ({
    to: to?.[0]?.address ?? '',
    replyTo: replyTo?.[0]?.address ?? '',
    subject,
    text,
  }))
}

/** The newest mailed link of this kind to this address. Polls, because mail is written by a job. */
export async function mailedLink(dataDir: string, to: string, page: string, except?: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+${page}[?/]\\S+`)
  let link: string | undefined
  await expect
    .poll(async () => {
      const mine = (await mailsIn(dataDir)).filter((mail) => mail.to === to)
      link = mine.map(({ text }) => pattern.exec(text)?.[0]).findLast((found) => found && found !== except)
      return link
    })
    .toBeTruthy()
  return link!
}
