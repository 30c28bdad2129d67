import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { newsLetter, type News, type Recipient } from '#server/jobs/news-letter.ts'

/** The hour of the planner's own day at which the daily mail goes out. */
const digestHour = 8

/** Takes what is neither read nor mailed yet and writes one mail about it; what was taken is never taken again. */
async function mailTo(tx: Tx, recipient: Recipient): Promise<void> {
  const { rows } = await tx.execute<News>(sql`
    update notifications set mailed_at = now()
    where planner_id = ${recipient.id} and mailed_at is null and not is_read and created_at > now() - interval '2 days'
    returning id, type, title, message, related_type, related_id, once_key`)
  if (rows.length === 0) return
  await enqueue(
    tx,
    'mail',
    newsLetter(
      recipient,
      rows.sort((one, other) => one.id - other.id),
    ),
  )
}

/** For a planner who wants mails at once. */
export async function mailNews(tx: Tx, plannerId: number): Promise<void> {
  const { rows } = await tx.execute<Recipient>(sql`
    select id, name, email, business_name from planners
    where id = ${plannerId} and email_notifications and email_verified and not mail_digest for update`)
  for (const recipient of rows) await mailTo(tx, recipient)
}

/** For everybody who wants one mail a day, when it is time for it where they are. */
export async function mailDigests(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<Recipient>(sql`
    select p.id, p.name, p.email, p.business_name from planners p
    where p.email_notifications and p.email_verified and p.mail_digest
      and extract(hour from local_time(p.time_zone)) = ${digestHour} for update`)
  for (const recipient of rows) await mailTo(tx, recipient)
}
