import { found, isLoopback, type Check } from '#server/doctor/finding.ts'
import { addressOf } from '#server/ground/mail-address.ts'
import { nodemailer } from '#server/ground/nodemailer.ts'

const patienceMs = 10_000

export const checkMail: Check = async ({ smtpUrl, mailFrom, publicUrl }) => {
  const domain = addressOf(mailFrom).split('@')[1] ?? ''
  if (!smtpUrl)
    return found(
      !isLoopback(new URL(publicUrl).hostname),
      'SMTP_URL is not set: mails are written to the outbox of the data folder, and nobody receives them.',
      'Set SMTP_URL to your mail server, such as SMTP_URL=smtps://user:password@mail.example.',
    )
  return [
    ...found(
      domain === 'localhost' || !domain.includes('.'),
      `MAIL_FROM is ${mailFrom}: receivers refuse mails from ${domain}.`,
      'Set MAIL_FROM to an address of your own domain, such as MAIL_FROM="Larkspur <no-reply@studio.example>".',
    ),
    ...(await refusalOf(smtpUrl)),
  ]
}

async function refusalOf(url: string) {
  const transport = nodemailer().createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs })
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
