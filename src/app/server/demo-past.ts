import pg from 'pg'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'

const ago = `case kind when 'invitation' then interval '49 days' else interval '180 days' end`

/** Moves into the past what the public API writes with the present time, so that Today has it. */
const past = [
  // Messages that Emma has written and nobody has read wait for two days.
  `update messages set timestamp = timestamp - interval '2 days'
    where client_id = (select id from clients where partner_one_name = 'Emma Hartley')`,
  // Couples that were invited and have not opened their portal got the mail five days ago.
  `update clients set invite_expires_at = invite_expires_at - interval '5 days' where invite_sent and not is_activated`,
  // Guests got the date half a year ago and the invitation seven weeks ago. What is still queued of both need not be written.
  `update guest_mailings set created_at = created_at - ${ago}`,
  `update guest_mails m set state = 'sent', sent_at = now() - ${ago}, link_id = coalesce(link_id,
    (select max(l.id) from links l where l.kind = 'rsvp' and l.subject_id = m.envelope_id))
    where state <> 'left-out'`,
  `delete from graphile_worker._private_jobs where locked_at is null and payload::text like '%/rsvp/%'`,
  `update guest_mails set bounced_at = sent_at + interval '1 minute',
    bounce_reason = '550 5.1.1 The email account that you tried to reach does not exist'
    where kind = 'invitation' and email in ('rohan@dasgupta.example', 'theo@beaumont.example')`,
  // Who has answered has opened the invitation, and answered in one of the weeks since.
  `update envelopes e set answered_at = now() - (e.id % 40) * interval '27 hours',
    paper_at = case when paper_at is not null then now() - (e.id % 40) * interval '27 hours' end
    where exists (select from guests g join guest_answers a on a.guest_id = g.id
      where g.envelope_id = e.id and a.attending is not null)`,
  `update links l set last_opened_at = e.answered_at, opened_count = 2 from envelopes e
    where l.kind = 'rsvp' and e.id = l.subject_id and e.answered_at is not null`,
]

/** The database is the embedded one of this data folder. */
export async function moveIntoPast(dataDir: string): Promise<void> {
  const client = new pg.Client(addressOfRunning(dataDir))
  await client.connect()
  try {
    // As one, so that mails which are being sent are moved before or after it.
    await client.query('begin')
    for (const statement of past) await client.query(statement)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
