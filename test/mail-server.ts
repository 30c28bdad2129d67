import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type TestMailServer = {
  received: Email[]
  /** The text of the first mail to an address. */
  textTo: (email: string) => string | undefined
  url: string
  close: () => Promise<void>
}

export async function listening(host: Server): Promise<string> {
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  return `smtp://127.0.0.1:${(host.address() as AddressInfo).port}`
}

/** A real SMTP server that stores the received mails. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: Email[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => void PostalMime.parse(Buffer.concat(chunks)).then((mail) => (received.push(mail), done())))
    },
    ...options,
  })
  smtp.on('error', () => {})
  const url = await listening(smtp.server)
  const textTo = (email: string) => received.find(({ to }) => to?.[0]?.address === email)?.text
  return { received, textTo, url, close: () => new Promise<void>((resolve) => smtp.close(() => resolve())) }
}
