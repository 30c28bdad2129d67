import { planners, studioName } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { languageOfPerson } from '#weddings/people/server/public/language.ts'
import { people } from '#weddings/people/server/table.ts'

/** Whether a person has been asked into the portal, in a query with its rows `p` of people and `c` of clients. */
export const isInvited = sql`(p.invited_at is not null or p.role = 'partner-one' and (c.invite_sent or p.last_seen_at is not null))`

/** People with this address who were invited, in any studio: the first partner with the couple, others by themselves. */
export async function findInvitedPeople(tx: Tx, who: { email: string } | { personId: number }) {
  const isWho = 'email' in who ? sql`lower(${people.email}) = ${who.email.toLowerCase()}` : eq(people.id, who.personId)
  return tx
    .select({
      id: people.id,
      plannerId: people.plannerId,
      clientId: people.clientId,
      role: people.role,
      name: people.name,
      email: sql<string>`${people.email}`,
      partnerOneName: clients.partnerOneName,
      partnerTwoName: clients.partnerTwoName,
      weddingDate: clients.weddingDate,
      isActivated: clients.isActivated,
      language: languageOfPerson,
      studio: studioName,
    })
    .from(people)
    .innerJoin(planners, eq(planners.id, people.plannerId))
    .innerJoin(clients, sql`${clients.plannerId} = ${people.plannerId} and ${clients.id} = ${people.clientId}`)
    .where(
      sql`${isWho} and ${people.email} is not null and (${people.invitedAt} is not null or ${people.role} = 'partner-one' and (${clients.inviteSent} or ${people.lastSeenAt} is not null))`,
    )
    .orderBy(sql`${people.lastSeenAt} desc nulls last`, asc(people.id))
}

export type InvitedPerson = Awaited<ReturnType<typeof findInvitedPeople>>[number]
