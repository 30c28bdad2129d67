import { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import type { MailNote, Outcome } from '#server/jobs/sent-mails.ts'

export type Smtp = { send: (message: SendMailOptions, note: MailNote) => Promise<Outcome>; close: () => void }

/** Another process works on the same job, and has begun before. */
const isTaken = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '23505'

/** A connection to a mail server for each mail. What is about to go out is noted right before the end of it is said. */
export async function openSmtp(url: string, patienceMs = 15_000): Promise<Smtp> {
  const { createTransport } = (await import('nodemailer')).default
  let closed = false

  const stayOpen = () => {
    if (closed) throw new Error('The mail was not sent: Larkspur is being stopped.')
  }

  async function send(message: SendMailOptions, note: MailNote): Promise<Outcome> {
    let noting: Promise<void> | undefined
    let hasEnded = false

    async function* untilItsEnd(body: Readable) {
      yield* body
      stayOpen()
      noting = note.begin()
      await noting
      stayOpen()
      hasEnded = true
    }
    const transport = createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      // A server may look into a mail for long before it answers; an answer that is not waited for is never known.
      socketTimeout: 4 * patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    transport.use('stream', (mail, done) => {
      // It is read when the server has asked for it, and the end is said when it ends.
      mail.message.processFunc((body) => Readable.from(untilItsEnd(body), { objectMode: false }))
      done()
    })
    try {
      await transport.sendMail(message)
    } catch (error) {
      const isRefused = (error as { responseCode?: number }).responseCode !== undefined
      if (hasEnded && !isRefused) return 'unknown'
      // A connection that broke does not tell whether the note was stored; only one that was there already is another's.
      if (noting && !(await noting.then(() => false, isTaken))) await note.takeBack()
      throw error
    } finally {
      transport.close()
    }
    await note.sent()
    return 'sent'
  }

  return { send, close: () => void (closed = true) }
}
