import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { Mail } from '#server/jobs/mail.ts'

type Recipient = { id: number; name: string; email: string; business_name: string | null }
type News = { title: string; message: string }

/** The hour of the planner's own day at which the daily mail goes out. */
const digestHour = 8

const howToChange = 'You choose what we write about in Larkspur, under Settings, Notifications.'

function letterAbout(recipient: Recipient, news: News[]): Mail {
  const [first] = news
  const alone = news.length === 1 && first !== undefined
  return {
    to: recipient.email,
    subject: alone ? first.title : `${news.length} news from your studio`,
    greeting: `Hello ${recipient.name},`,
    paragraphs: alone ? [first.title, first.message] : news.map(({ title, message }) => `${title}: ${message}`),
    action: { label: 'Open Larkspur', path: '/notifications' },
    footnote: howToChange,
    studio: recipient.business_name ?? undefined,
  }
}

/** Takes what is neither read nor mailed yet and writes one mail about it; what was taken is never taken again. */
async function mailTo(tx: Tx, recipient: Recipient): Promise<void> {
  const { rows } = await tx.execute<News & { id: number }>(sql`
    update notifications set mailed_at = now()
    where planner_id = ${recipient.id} and mailed_at is null and not is_read and created_at > now() - interval '2 days'
    returning id, title, message`)
  if (rows.length === 0) return
  await enqueue(
    tx,
    'mail',
    letterAbout(
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
