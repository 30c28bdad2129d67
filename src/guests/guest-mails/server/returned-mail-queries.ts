import { noteBounce } from '#guests/guest-mails/server/mailing-queries.ts'
import { linkInHeaders } from '#guests/rsvp/server/public/no-more-mail.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** 'To: <emma@example.com>', as mail servers may have rewritten it. */
const recipientIn = (headers: string) => /^to:\s{0,20}(?:[^\n<]{0,500}<)?([^\s<>]+)/im.exec(headers)?.[1]

/**
 * Notes that a mail to guests came back, by what a delivery report returns of it: the secret in its headers names the mail,
 * and it must be addressed as that was. Other mails are none of these.
 */
export async function noteReturnedMail(tx: Tx, original: string, reason: string): Promise<void> {
  const [token, email] = [linkInHeaders(original), recipientIn(original)]
  if (!token || !email) return
  const { rows } = await tx.execute<{ id: number }>(sql`
    select m.id from links l
    join guest_mails m on m.planner_id = l.planner_id and m.client_id = l.client_id and m.envelope_id = l.subject_id
      and m.link_id = l.id
    where l.token_hash = ${hashOf(token)} and l.kind = 'rsvp' and lower(m.email) = lower(${email})`)
  if (rows[0]) await noteBounce(tx, rows[0].id, reason)
}
