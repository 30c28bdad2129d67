import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { email } from '#platform/contract/fields.ts'
import { addressOf } from '#platform/server/foundation/mail-address.ts'
import { syncFolder } from '#platform/server/foundation/sync-folder.ts'
import type { MailNote, Outcome } from '#platform/server/jobs/sent-mails.ts'
import { logoId, renderMail, type Mail } from '#platform/server/jobs/mail-template.ts'
import { senderName } from '#platform/server/jobs/sender-name.ts'
import { openSmtp } from '#platform/server/jobs/smtp.ts'

/**
 * The job that a mail belongs to. Job ids may repeat after a restored backup, but not together with the creation time.
 */
export type MailJob = { id: string; createdAt: Date; attempts: number }

export type Post = {
  send: (mail: Mail, job: MailJob, note: MailNote, logo?: Buffer) => Promise<Outcome>
  /** Mails that have not been sent are no longer sent. */
  close: () => void
}

type PostOptions = {
  smtpUrl: string | undefined
  mailFrom: string
  publicUrl: string
  outbox: string
  say: (line: string) => void
  /** How long to wait for a silent mail server. */
  patienceMs?: number
}

/** In the studio's name, with the address of the installation. */
const inNameOf = (studio: string, mailFrom: string) => ({ name: senderName(studio), address: addressOf(mailFrom) })

/** Mail programs offer to end such mail by themselves (RFC 8058). */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A list of addresses in place of one would send a mail to all of them: it is refused for good, as a server would. */
function oneAddress(to: string): string {
  if (email().safeParse(to).success) return to
  throw Object.assign(new Error('The mail was not sent: its recipient is not one address.'), {
    responseCode: 553,
    response: '553 The recipient is not one address.',
  })
}

/** How mail is sent: over a mail server, or into a folder to look at where none is configured. */
export async function openPost(options: PostOptions): Promise<Post> {
  const nameOf = ({ id, createdAt }: MailJob) => `larkspur-${id}-${createdAt.getTime().toString(36)}`
  const message = (mail: Mail, job: MailJob, logo: Buffer | undefined) => ({
    from: mail.replyTo && mail.studio ? inNameOf(mail.studio, options.mailFrom) : options.mailFrom,
    to: oneAddress(mail.to),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    ...(mail.settings && { headers: unsubscribing(`${options.publicUrl}${mail.settings.unsubscribe}`) }),
    // Every attempt of a job has the same id, so that a duplicate can be recognised.
    messageId: `<${nameOf(job)}@${new URL(options.publicUrl).hostname}>`,
    ...(logo && { attachments: [{ filename: 'logo.png', cid: logoId, content: logo, contentType: 'image/png' }] }),
    ...renderMail(mail, options.publicUrl, logo && `cid:${logoId}`),
  })

  if (options.smtpUrl) {
    const smtp = openSmtp(options.smtpUrl, options.patienceMs)
    return { send: (mail, job, note, logo) => smtp.send(message(mail, job, logo), note), close: smtp.close }
  }

  await mkdir(options.outbox, { recursive: true, mode: 0o700 })
  return {
    /** Every attempt writes the same file, so no state is needed. */
    async send(mail, job, _note, logo) {
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message: bytes } = await transport.sendMail(message(mail, job, logo))
      const name = `${job.createdAt.toISOString().replace(/[:.]/g, '-')}-${nameOf(job)}.eml`
      const path = join(options.outbox, name)
      await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600, flush: true })
      await rename(`${path}.part`, path)
      await syncFolder(options.outbox)
      const link = mail.action ? ` ${options.publicUrl}${mail.action.path}` : ''
      options.say(`Mail to ${mail.to}: "${mail.subject}"${link}`)
      return 'sent'
    },
    close: () => {},
  }
}
