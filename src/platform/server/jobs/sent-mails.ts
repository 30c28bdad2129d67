import { setTimeout as pause } from 'node:timers/promises'
import { sql, type SQL } from '#platform/server/db/drizzle.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import type { Pool, Tx } from '#platform/server/db/pool.ts'

/** `begun`: everything but the end-of-data mark was sent; the outcome is unknown. */
type MailState = 'new' | 'begun' | 'sent'

/** `unknown`: the mail server got the whole mail, but its answer did not arrive. */
export type Outcome = 'sent' | 'unknown'

/** The record of one job's mail. */
export type MailNote = {
  state: () => Promise<MailState>
  /** Fails if another process has begun. */
  begin: () => Promise<void>
  /** Called when the mail was certainly not sent. */
  takeBack: () => Promise<void>
  sent: () => Promise<void>
}

const mostTries = 60
const betweenTriesMs = 500

/** Retries while the database is unreachable, because the outcome can't be found out later. */
async function insist(pool: Pool, statement: SQL): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await asSystem(pool, async (tx) => void (await tx.execute(statement)))
    } catch (error) {
      if (tries === mostTries) throw error
      await pause(betweenTriesMs)
    }
  }
}

export function noteOf(pool: Pool, jobId: string): MailNote {
  return {
    state: () =>
      asSystem(pool, async (tx) => {
        const { rows } = await tx.execute<{ sent: boolean }>(
          sql`select sent_at is not null as sent from sent_mails where job_id = ${jobId}`,
        )
        const [note] = rows
        if (!note) return 'new'
        return note.sent ? 'sent' : 'begun'
      }),
    begin: () => asSystem(pool, async (tx) => void (await tx.execute(sql`insert into sent_mails values (${jobId})`))),
    takeBack: () => insist(pool, sql`delete from sent_mails where job_id = ${jobId}`),
    sent: () => insist(pool, sql`update sent_mails set sent_at = now() where job_id = ${jobId}`),
  }
}

/** Records are useless once their jobs are done. */
export async function sweepSentMails(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from sent_mails s where s.begun_at < now() - interval '1 day'
      and not exists (select from graphile_worker.jobs j where j.id = s.job_id)`)
}
