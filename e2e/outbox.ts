import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

type Mail = { to: string; replyTo: string; subject: string; text: string }

/** By path: a mail is not changed once it is written. */
const read = new Map<string, Promise<Mail>>()

async function readMail(path: string): Promise<Mail> {
  const { to, replyTo, subject = '', text = '' } = await PostalMime.parse(readFileSync(path))
  return { to: to?.[0]?.address ?? '', replyTo: replyTo?.[0]?.address ?? '', subject, text }
}

export async function mailsIn(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'outbox')
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => join(folder, name))
  for (const path of paths) if (!read.has(path)) read.set(path, readMail(path))
  return Promise.all(paths.map((path) => read.get(path)!))
}

/** The newest mailed link of this kind to this address. Polls, because mail is written by a job. */
export async function mailedLink(dataDir: string, to: string, page: string, except?: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+${page}[?/]\\S+`)
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const mine = (await mailsIn(dataDir)).filter((mail) => mail.to === to)
        link = mine.map(({ text }) => pattern.exec(text)?.[0]).findLast((found) => found && found !== except)
        return link
      },
      { intervals: [50] },
    )
    .toBeTruthy()
  return link!
}
