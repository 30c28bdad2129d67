import type { Language } from '#platform/contract/locale/language.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { isInvited } from '#weddings/people/server/public/invited-people.ts'

/** Whether a person is mailed about what is to be paid, in a query with the same rows. */
export const isMailedAboutMoney = sql`(${isInvited} and p.email is not null and p.access <> 'no-money' and p.rhythm <> 'none')`

export type Payer = {
  personId: number
  name: string
  email: string
  language: Language
  hasOpened: boolean
  zone: string
}

/** Everybody of a wedding who is mailed about what is to be paid, and whether each has opened the portal. */
export async function listPayers(tx: Tx, clientId: number): Promise<Payer[]> {
  const { rows } = await tx.execute<Payer>(sql`
    select p.id as "personId", p.name, p.email, p.last_seen_at is not null or p.role = 'partner-one' and c.is_activated as "hasOpened",
      coalesce(p.time_zone, s.time_zone) as zone, coalesce(p.language, c.language, 'en') as language
    from people p join clients c on c.planner_id = p.planner_id and c.id = p.client_id join planners s on s.id = p.planner_id
    where p.client_id = ${clientId} and ${isMailedAboutMoney} order by p.id`)
  return rows
}
