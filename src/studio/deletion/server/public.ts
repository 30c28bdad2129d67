import { certificateMail, type Deleted, type Owner } from '#studio/deletion/server/mails.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'

/** Mails what was deleted for good. */
export const mailCertificate = (tx: Tx, owner: Owner, deleted: Omit<Deleted, 'at'>): Promise<void> =>
  enqueue(tx, mail, certificateMail(owner, { ...deleted, at: new Date() }))
