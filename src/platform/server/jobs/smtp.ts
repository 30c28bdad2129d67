import type { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { streamOf } from '#platform/server/foundation/streams.ts'
import type { MailNote, Outcome } from '#platform/server/jobs/sent-mails.ts'

type Smtp = { send: (message: SendMailOptions, note: MailNote) => Promise<Outcome>; close: () => void }

/** Another process works on the same job and began first. */
const isTaken = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '23505'

/** Opens a connection for each mail. `begun` is recorded right before the end of the mail is sent. */
export function openSmtp(url: string, patienceMs = 15_000): Smtp {
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
      // A server may check a mail for long before it answers; after a timeout, the outcome would be unknown.
      socketTimeout: 4 * patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    transport.use('stream', (mail, done) => {
      // The body is read when the server asks for it; the end-of-data mark is sent when it ends.
      mail.message.processFunc((body) => streamOf(untilItsEnd(body)))
      done()
    })
    try {
      await transport.sendMail(message)
    } catch (error) {
      const isRefused = (error as { responseCode?: number }).responseCode !== undefined
      if (hasEnded && !isRefused) return 'unknown'
      // A lost connection leaves unknown whether the record was stored; only a duplicate key means that it is another
      // process's.
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
