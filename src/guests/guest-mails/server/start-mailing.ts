import type { GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { insertMailing, insertMails } from '#guests/guest-mails/server/mailing-queries.ts'
import type { Recipient } from '#guests/guest-mails/server/recipient-queries.ts'
import type { OwnText } from '#guests/guest-mails/server/table.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

/** The name of the job that works a mailing off. */
export const sendJob = { name: 'send-guest-mails' } as const

type Started = {
  clientId: number
  kind: GuestMailKind
  texts: OwnText[]
  deadline?: string
  recipients: readonly (Recipient & { email: string })[]
}

/** Begins a mailing; undefined if it has begun already. */
export async function startMailing(tx: Tx, { recipients, ...mailing }: Started, wave?: number) {
  const id = await insertMailing(tx, mailing, wave)
  if (id === undefined) return undefined
  const count = await insertMails(tx, { ...mailing, id }, recipients)
  if (count > 0) await enqueue(tx, sendJob, { mailing: id })
  return { mailingId: id, count }
}
