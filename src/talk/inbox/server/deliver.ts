import { hash, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import { mostMailBytes } from '#talk/inbox/contract/endpoints.ts'
import type { WithoutSession } from '#platform/server/db/limits.ts'
import type { FileStore } from '#platform/server/files/store.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'
import { insertIncoming } from '#talk/inbox/server/queries.ts'
import { placeMail } from '#talk/inbox/server/jobs/place-mail.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { streamOf } from '#platform/server/foundation/streams.ts'

async function* atMost(bytes: AsyncIterable<Buffer>, most: number) {
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > most)
      throw new Refusal('too-large', { message: `Emails larger than ${most / 1024 / 1024} MB are not accepted.` })
    yield piece
  }
  if (size === 0) throw new Refusal('invalid', { message: 'There is no mail in this request.' })
}

/** Stores a mail as it arrives, and enqueues the job that reads it. Once this returns, the mail is not lost. */
export async function keepMail(raw: Readable, files: FileStore, within: WithoutSession): Promise<void> {
  const bytes = streamOf(atMost(raw, mostMailBytes))
  const { key } = await files.put(bytes).catch((error: unknown) => {
    const { errored } = bytes
    bytes.destroy()
    throw errored instanceof Refusal ? errored : error
  })
  await within(async (tx) => enqueue(tx, placeMail, { id: await insertIncoming(tx, key) }))
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))

/** Whether a request presents the secret, as a bearer token or as the password of any user. */
export function isAuthorised(authorization: string | undefined, secret: string): boolean {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization ?? '') ?? []
  if (scheme.toLowerCase() === 'bearer') return isSame(value, secret)
  if (scheme.toLowerCase() !== 'basic') return false
  const given = Buffer.from(value, 'base64').toString()
  return isSame(given.slice(given.indexOf(':') + 1), secret)
}
