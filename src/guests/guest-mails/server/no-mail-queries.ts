import { envelopes } from '#guests/guests/server/table.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

type NoMail = { envelopeId: number; at: string }

/** The envelopes whose guests have asked for no more mail, and those that have the address of one of them. */
export async function listNoMail(tx: Tx, clientId: number): Promise<NoMail[]> {
  const { rows } = await tx.execute<NoMail>(sql`
    select e.id as "envelopeId", to_json(min(o.no_mail_at)) #>> '{}' as at
    from ${envelopes} o
    join ${envelopes} e on e.planner_id = o.planner_id and e.client_id = o.client_id
      and (e.id = o.id or lower(e.email) = lower(o.email))
    where o.client_id = ${clientId} and o.no_mail_at is not null
    group by e.id order by e.id`)
  return rows
}

/** Takes back what the guests of an envelope have asked for, and returns the envelopes that it was noted with. */
export async function allowMail(tx: Tx, id: number): Promise<number[]> {
  const { rows: found } = await tx.execute(sql`select from ${envelopes} where id = ${id}`)
  if (found.length === 0) return refuse('not-found')
  const { rows } = await tx.execute<{ id: number }>(sql`
    update ${envelopes} o set no_mail_at = null from ${envelopes} e
    where e.id = ${id} and o.planner_id = e.planner_id and o.client_id = e.client_id
      and (o.id = e.id or lower(o.email) = lower(e.email)) and o.no_mail_at is not null
    returning o.id`)
  return rows.map((row) => row.id)
}
