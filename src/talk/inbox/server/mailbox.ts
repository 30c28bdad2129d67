import type { Readable } from 'node:stream'
import { streamOf } from '#platform/server/foundation/streams.ts'

export type Mailbox = {
  /** The oldest unseen mails. */
  unseen: (most: number) => Promise<{ uid: number; size: number }[]>
  /** Undefined for an empty mail, or one that is gone. */
  read: (uid: number) => Promise<Readable | undefined>
  markSeen: (uid: number) => Promise<void>
  /** False once the connection is lost. */
  isOpen: () => boolean
  close: () => Promise<void>
}

const patienceMs = 30_000
const mostLiteralBytes = 40 * 1024 * 1024

/** Opens the mailbox of an address such as imaps://user:password@host/INBOX. */
export async function openMailbox(url: string): Promise<Mailbox> {
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: mostLiteralBytes,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 2 * patienceMs,
  })
  // Commands that are under way fail with the same error.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX')
  } catch (error) {
    client.close()
    throw error
  }
  return {
    async unseen(most) {
      const found = await client.search({ seen: false }, { uid: true })
      if (!found) throw new Error('The mail server refused the search.')
      const oldest = found.toSorted((one, other) => one - other).slice(0, most)
      if (oldest.length === 0) return []
      const listed = await client.fetchAll(oldest.join(','), { uid: true, size: true }, { uid: true })
      return listed.map(({ uid, size = 0 }) => ({ uid, size }))
    },
    async read(uid) {
      const fetched = await client.fetchOne(String(uid), { source: true }, { uid: true })
      const bytes = fetched ? fetched.source : undefined
      return bytes && bytes.length > 0 ? streamOf([bytes]) : undefined
    },
    async markSeen(uid) {
      const isMarked = await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true })
      if (!isMarked) throw new Error('The mail server did not mark the mail as seen.')
    },
    isOpen: () => client.usable,
    async close() {
      await client.logout().catch(() => client.close())
    },
  }
}
