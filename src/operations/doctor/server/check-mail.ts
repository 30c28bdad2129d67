import { createTransport } from 'nodemailer'
import { found, isLoopback, type Check } from '#operations/doctor/server/finding.ts'
import { addressOf } from '#platform/server/foundation/mail-address.ts'
import type { Config } from '#platform/server/foundation/config.ts'
import type { MailNote } from '#platform/server/jobs/sent-mails.ts'
import { openSmtp } from '#platform/server/jobs/smtp.ts'

const patienceMs = 10_000

export const checkMail: Check = async ({ smtpUrl, mailFrom, publicUrl }, { env }) => {
  const domain = addressOf(mailFrom).split('@')[1] ?? ''
  if (!smtpUrl)
    return found(
      !isLoopback(new URL(publicUrl).hostname),
      'SMTP_URL is not set: emails are written to the outbox of the data folder, and nobody receives them.',
      'Set SMTP_URL to your mail server, such as SMTP_URL=smtps://user:password@mail.example.',
    )
  return [
    ...found(
      !env['MAIL_FROM'],
      `SMTP_URL is set without MAIL_FROM, so emails come from ${mailFrom}, which receivers may refuse.`,
      'Set MAIL_FROM to an address that your mail server may send from, such as MAIL_FROM="Larkspur <no-reply@studio.example>".',
    ),
    ...found(
      Boolean(env['MAIL_FROM']) && (domain === 'localhost' || !domain.includes('.')),
      `MAIL_FROM is ${mailFrom}: receivers refuse emails from ${domain}.`,
      'Set MAIL_FROM to an address of your own domain, such as MAIL_FROM="Larkspur <no-reply@studio.example>".',
    ),
    ...(await refusalOf(smtpUrl)),
  ]
}

async function refusalOf(url: string) {
  const transport = createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs })
  try {
    await transport.verify()
    return []
  } catch (error) {
    const said = (error as Error).message.split('\n')[0]
    return [
      {
        what: `The mail server of SMTP_URL cannot be used: ${said}`,
        mend: 'Check its host, port, user and password; smtps:// is for port 465, smtp:// for 587.',
      },
    ]
  } finally {
    transport.close()
  }
}

/** A mail is begun, so that the server says whether it takes it for this recipient, and never ended, so that none is sent. */
export async function refusalFor(to: string, { smtpUrl, mailFrom }: Config): Promise<string | undefined> {
  if (!smtpUrl) return undefined
  const asked = new Error('The mail is not meant to be sent.')
  const note: MailNote = {
    state: async () => 'new',
    begin: () => Promise.reject(asked),
    takeBack: async () => {},
    sent: async () => {},
  }
  const smtp = openSmtp(smtpUrl, patienceMs)
  try {
    await smtp.send({ from: mailFrom, to, subject: 'Larkspur', text: 'Is this recipient accepted?' }, note)
  } catch (error) {
    const { code, response } = error as { code?: string; response?: string }
    // What else goes wrong concerns all recipients, and is found by itself.
    if (code === 'EENVELOPE') return response ?? (error as Error).message
  } finally {
    smtp.close()
  }
  return undefined
}
