import { setTimeout as pause } from 'node:timers/promises'
import { sql, type SQL } from '#server/db/drizzle.ts'
import { asSystem } from '#server/db/as-system.ts'
import type { Pool, Tx } from '#server/db/pool.ts'

/** `begun`: all of it was said but for its end, and nothing is known of what came then. */
export type MailState = 'new' | 'begun' | 'sent'

/** `unknown`: the mail server had all of it, and its answer did not come. */
export type Outcome = 'sent' | 'unknown'

/** What is noted about the mail of one job. */
export type MailNote = {
  state: () => Promise<MailState>
  /** Fails if somebody else has begun. */
  begin: () => Promise<void>
  /** It has not gone out, for certain. */
  takeBack: () => Promise<void>
  sent: () => Promise<void>
}

const mostTries = 60
const betweenTriesMs = 500

/** A database that is away is soon back, and what is known now nobody can find out then. */
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

/** Notes are of no use any more when their jobs are done. */
export async function sweepSentMails(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from sent_mails s where s.begun_at < now() - interval '1 day'
      and not exists (select from graphile_worker._private_jobs j where j.id = s.job_id)`)
}
