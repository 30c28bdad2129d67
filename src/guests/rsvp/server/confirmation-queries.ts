import { wantsNoMail } from '#guests/guests/server/public/wants-no-mail.ts'
import { envelopes } from '#guests/guests/server/table.ts'
import { and, eq, isNotNull, not, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import { isHeld } from '#talk/letters/server/public/hearers.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { links } from '#weddings/links/server/table.ts'

type Confirmed = { plannerId: number; clientId: number; name: string; email: string }

/** An envelope that is mailed to: it has an address, wants mail, and the letters of its wedding are not held. */
export async function findConfirmed(tx: Tx, id: number): Promise<Confirmed | undefined> {
  const [row] = await tx
    .select({
      plannerId: envelopes.plannerId,
      clientId: envelopes.clientId,
      name: envelopes.name,
      email: sql<string>`${envelopes.email}`,
    })
    .from(envelopes)
    .innerJoin(clients, and(eq(clients.plannerId, envelopes.plannerId), eq(clients.id, envelopes.clientId)))
    .where(
      and(
        eq(envelopes.id, id),
        isNotNull(envelopes.email),
        not(isHeld(sql`${clients}`)),
        not(wantsNoMail(sql`${envelopes}`, sql`${envelopes.clientId}`)),
      ),
    )
  return row
}

const mostConfirmed = 10

/**
 * A further link, because of the one by which the envelope has answered only the hash is stored, and it may end tomorrow.
 * It takes the place of the one in the oldest of many confirmations, so that answers do not fill the studio with links.
 */
export async function openConfirmedLink(tx: Tx, subjectId: number, to: Confirmed): Promise<string> {
  const { token, tokenHash } = newToken()
  const { plannerId, clientId, name: label, email } = to
  await tx
    .insert(links)
    .values({ plannerId, clientId, kind: 'rsvp', subjectId, label, email, isMailed: true, tokenHash })
  await tx.execute(sql`
    delete from links where id in (
      select l.id from links l
      where l.planner_id = ${plannerId} and l.client_id = ${clientId} and l.kind = 'rsvp' and l.subject_id = ${subjectId}
        and l.is_mailed and not exists (select from guest_mails m where m.planner_id = l.planner_id
          and m.client_id = l.client_id and m.envelope_id = l.subject_id and m.link_id = l.id)
      order by l.id desc offset ${mostConfirmed})`)
  return token
}
