import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '#server/jobs/mail.ts'
import { writeLetter } from '#server/jobs/letter.ts'

export type Post = { send: (mail: Mail, id: string) => Promise<void>; close: () => void }

export type PostOptions = {
  smtpUrl: string | undefined
  mailFrom: string
  publicUrl: string
  outbox: string
  say: (line: string) => void
  /** How long a mail server may keep silent. */
  patienceMs?: number
}

/** The way mail leaves the house: a mail server, or a folder to look into where none is configured. */
export async function openPost(options: PostOptions): Promise<Post> {
  const { createTransport } = (await import('nodemailer')).default
  const message = (mail: Mail, id: string) => ({
    from: options.mailFrom,
    to: mail.to,
    // The same for every try of one job, so that a mail sent twice can be recognised.
    messageId: `<${id}@${new URL(options.publicUrl).hostname}>`,
    ...writeLetter(mail, options.publicUrl),
  })

  if (options.smtpUrl) {
    const patience = options.patienceMs ?? 15_000
    const transport = createTransport({
      url: options.smtpUrl,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return {
      send: async (mail, id) => void (await transport.sendMail(message(mail, id))),
      close: () => transport.close(),
    }
  }

  await mkdir(options.outbox, { recursive: true, mode: 0o700 })
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail, id) {
      const { message: bytes } = await transport.sendMail(message(mail, id))
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`
      const path = join(options.outbox, name)
      await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600, flush: true })
      await rename(`${path}.part`, path)
      const link = mail.action ? ` ${options.publicUrl}${mail.action.path}` : ''
      options.say(`Mail to ${mail.to}: "${mail.subject}"${link}`)
    },
    close: () => transport.close(),
  }
}
