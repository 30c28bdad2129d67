import { auditGroups, type AuditActor, type AuditFilter, type AuditKind } from '#studio/audit/contract/endpoints.ts'
import { mostInList } from '#platform/contract/limits.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { AuditDetails } from '#studio/audit/server/table.ts'
import { isoInstant } from '#platform/server/db/columns.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

export type ListedEntry = {
  id: number
  at: string
  kind: AuditKind
  actor: AuditActor
  name: string | null
  address: string | null
  weddingId: number | null
  couple: string | null
  details: AuditDetails
  seal: string
}

/** Latest first. Names of couples and of their people, and numbers of invoices, are the present ones: a deleted couple leaves none. */
export async function listEntries(
  tx: Tx,
  { group, actor, memberId, limit, before }: AuditFilter & Page,
): Promise<ListedEntry[]> {
  const only = [
    sql`e.seq < ${before ?? 2147483647}`,
    ...(group
      ? [
          sql`e.kind in (${sql.join(
            auditGroups[group].map((kind) => sql`${kind}`),
            sql`, `,
          )})`,
        ]
      : []),
    ...(actor ? [sql`e.actor = ${actor}`] : []),
    ...(memberId ? [sql`e.actor = 'member' and e.actor_id = ${memberId}`] : []),
  ]
  const { rows } = await tx.execute<ListedEntry>(sql`
    select e.seq as id, ${isoInstant('e.at')} as at, e.kind, e.actor, coalesce(e.actor_name, p.name) as name, e.address,
      e.wedding_id as "weddingId", nullif(concat_ws(' & ', c.partner_one_name, c.partner_two_name), '') as couple,
      case when i.id is null then e.details else e.details || jsonb_build_object('invoice', i.invoice_number) end as details,
      encode(e.seal, 'hex') as seal
    from audit_entries e
      left join clients c on c.planner_id = e.planner_id and c.id = e.wedding_id
      left join people p on p.planner_id = e.planner_id and e.actor = 'person' and p.id = e.actor_id
      left join invoices i on i.planner_id = e.planner_id and i.id = (e.details ->> 'invoiceId')::int
    where ${sql.join(only, sql` and `)}
    order by e.seq desc limit ${limit ?? mostInList}`)
  return rows
}
