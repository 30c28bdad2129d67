import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Email } from 'postal-mime'
import { openMailServer } from '#test/mail-server.ts'

export const mailFaults = [
  'refuses connections',
  'says nothing',
  'refuses for now',
  'refuses for good',
  'breaks off in the middle of a mail',
  'takes a mail and breaks off before it says so',
] as const
export type MailFault = (typeof mailFaults)[number]

const endOfMail = '\r\n.\r\n'
const replies: Partial<Record<MailFault, [code: number, text: string]>> = {
  'refuses for now': [451, 'Not now'],
  'refuses for good': [550, 'No such mailbox'],
}

export type Mailbox = {
  url: string
  received: Email[]
  textTo: (email: string) => string | undefined
  /** How often each fault has met a mail. */
  met: Map<MailFault, number>
  setFault: (fault: MailFault | undefined) => void
  close: () => Promise<void>
}

/** A real SMTP server behind a line that can be made faulty. */
export async function openMailbox(): Promise<Mailbox> {
  let fault: MailFault | undefined
  const met = new Map<MailFault, number>()
  const meet = (it: MailFault) => void met.set(it, (met.get(it) ?? 0) + 1)
  const server = await openMailServer({
    onRcptTo(_, __, done) {
      const reply = fault && replies[fault]
      if (!fault || !reply) return done()
      meet(fault)
      done(Object.assign(new Error(reply[1]), { responseCode: reply[0] }))
    },
  })
  const target = Number(new URL(server.url).port)
  const sockets = new Set<Socket>()
  /** Those that nothing is said to, until the fault ends. */
  const heldUp = new Set<Socket>()

  const line = createServer((caller) => {
    sockets.add(caller)
    caller.on('error', () => {}).on('close', () => sockets.delete(caller))
    if (fault === 'refuses connections' || fault === 'says nothing') {
      meet(fault)
      if (fault === 'refuses connections') caller.destroy()
      else heldUp.add(caller)
      return
    }
    carry(caller)
  })

  function carry(caller: Socket): void {
    const inner = connect(target, '127.0.0.1')
    let tail = ''
    let inMail = false
    let isMute = false
    inner.on('error', () => caller.destroy()).on('close', () => caller.destroy())
    caller.on('close', () => inner.destroy())
    inner.on('data', (bytes: Buffer) => {
      if (isMute) return void caller.destroy()
      inMail ||= bytes.toString('latin1').startsWith('354')
      caller.write(bytes)
    })
    caller.on('data', (bytes: Buffer) => {
      if (inMail && fault === 'breaks off in the middle of a mail') {
        meet(fault)
        inner.write(bytes.subarray(0, bytes.length >> 1))
        return void caller.destroy()
      }
      tail = (tail + bytes.toString('latin1')).slice(-endOfMail.length)
      if (inMail && tail === endOfMail && fault === 'takes a mail and breaks off before it says so') {
        meet(fault)
        isMute = true
      }
      if (inMail && tail === endOfMail) inMail = false
      inner.write(bytes)
    })
  }

  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    url: `smtp://127.0.0.1:${(line.address() as AddressInfo).port}`,
    received: server.received,
    textTo: server.textTo,
    met,
    setFault(next) {
      fault = next
      for (const socket of heldUp) socket.destroy()
      heldUp.clear()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      line.close()
      await server.close()
    },
  }
}
