import { bigint, pgTable } from '#platform/server/db/drizzle.ts'
import { instant, setNow } from '#platform/server/db/columns.ts'
import { anyonePolicy } from '#platform/server/db/tenancy/tenancy.ts'

/** Mails sent or about to be sent, by job, so that none is sent twice when a job is interrupted. */
export const sentMails = pgTable(
  'sent_mails',
  { jobId: bigint({ mode: 'bigint' }).primaryKey(), begunAt: setNow(), sentAt: instant() },
  () => [anyonePolicy('sent_mails')],
)
