import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

type StoredMail = { uid: number; raw: Buffer; isSeen: boolean }

export type ImapServer = {
  url: string
  mails: StoredMail[]
  /** How many clients have signed in. */
  sessions: () => number
  add: (raw: Buffer) => StoredMail
  /** Answers a command in another way; undefined answers as usual. */
  interfere: (how: (command: string, socket: Socket) => string | undefined) => void
  close: () => Promise<void>
}

const [user, password] = ['replies@studio.example', 'a % password']

/** A mailbox that speaks as much of IMAP (RFC 3501) as fetching unseen mail takes. */
export async function openImapServer(): Promise<ImapServer> {
  const mails: StoredMail[] = []
  const sockets = new Set<Socket>()
  let sessions = 0
  let interfering: Parameters<ImapServer['interfere']>[0] = () => undefined

  const numberOf = (mail: StoredMail) => mails.indexOf(mail) + 1
  const inSet = (set: string) => {
    const ranges = set.split(',').map((range) => range.split(':').map(Number))
    return mails.filter(({ uid }) => ranges.some(([from = 0, to = from]) => uid >= from && uid <= to))
  }
  const flags = ({ isSeen }: StoredMail) => `FLAGS (${isSeen ? String.raw`\Seen` : ''})`

  function fetched(mail: StoredMail, what: string): Buffer {
    const items = [`UID ${mail.uid}`, flags(mail)]
    if (what.includes('RFC822.SIZE')) items.push(`RFC822.SIZE ${mail.raw.length}`)
    const start = `* ${numberOf(mail)} FETCH (${items.join(' ')}`
    if (!what.includes('BODY.PEEK[]')) return Buffer.from(`${start})\r\n`)
    return Buffer.concat([Buffer.from(`${start} BODY[] {${mail.raw.length}}\r\n`), mail.raw, Buffer.from(')\r\n')])
  }

  function answer(socket: Socket, command: string): string {
    const [name = '', ...rest] = command.split(' ')
    const words = name.toUpperCase() === 'UID' ? `UID ${rest[0]}` : name
    const [set = '', ...more] = rest.slice(1)
    switch (words.toUpperCase()) {
      case 'CAPABILITY':
        socket.write('* CAPABILITY IMAP4rev1\r\n')
        return 'OK done'
      case 'LOGIN': {
        const isRight = command === `LOGIN "${user}" "${password}"`
        if (isRight) sessions += 1
        return isRight ? 'OK [CAPABILITY IMAP4rev1] signed in' : 'NO [AUTHENTICATIONFAILED] invalid credentials'
      }
      case 'LIST':
        socket.write('* LIST (\\HasNoChildren) "/" INBOX\r\n')
        return 'OK done'
      case 'SELECT':
        socket.write(`* ${mails.length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY 1] valid\r\n`)
        return 'OK [READ-WRITE] selected'
      case 'UID SEARCH': {
        const unseen = mails.filter(({ isSeen }) => !isSeen)
        socket.write(`* SEARCH${unseen.map(({ uid }) => ` ${uid}`).join('')}\r\n`)
        return 'OK done'
      }
      case 'UID FETCH':
        for (const mail of inSet(set)) socket.write(fetched(mail, more.join(' ')))
        return 'OK done'
      case 'UID STORE':
        for (const mail of inSet(set)) {
          mail.isSeen ||= more.join(' ').includes('+FLAGS') && more.join(' ').includes(String.raw`\Seen`)
          socket.write(`* ${numberOf(mail)} FETCH (UID ${mail.uid} ${flags(mail)})\r\n`)
        }
        return 'OK done'
      case 'LOGOUT':
        socket.write('* BYE\r\n')
        return 'OK bye'
      case 'NOOP':
      case 'CLOSE':
        return 'OK done'
      default:
        return 'BAD unknown command'
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let pending = ''
    socket.on('data', (bytes: Buffer) => {
      pending += bytes.toString('latin1')
      const lines = pending.split('\r\n')
      pending = lines.pop() ?? ''
      for (const line of lines) {
        const [tag = '', ...words] = line.split(' ')
        const command = words.join(' ')
        const said = interfering(command, socket) ?? answer(socket, command)
        if (!socket.destroyed) socket.write(`${tag} ${said}\r\n`)
        if (command.toUpperCase() === 'LOGOUT') socket.end()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${at}`,
    mails,
    sessions: () => sessions,
    add(raw) {
      const mail = { uid: mails.length + 1, raw, isSeen: false }
      mails.push(mail)
      return mail
    },
    interfere: (how) => void (interfering = how),
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
