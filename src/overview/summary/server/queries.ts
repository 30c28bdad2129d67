import type { Share, Summary } from '#overview/summary/contract/endpoints.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { clients } from '#weddings/clients/server/table.ts'

const wedding = sql`r.planner_id = ${clients.plannerId} and r.client_id = ${clients.id}`

const shares = sql`(
  select case when r.assigned_to = 'client' then 'couple' when r.member_id is not null then 'member'
      when r.assigned_to = 'planner' then 'studio' else 'other' end as kind,
    case when r.assigned_to not in ('client', 'planner') or r.member_id is not null then r.assigned_to end as name,
    count(*)::int as "openTasks", (count(*) filter (where r.due_date < ${sql.placeholder('today')}))::int as late
  from tasks r where ${wedding} and not r.completed group by 1, 2
  union all
  select 'member', m.name, 0, 0 from members m where m.planner_id = ${clients.plannerId} and ${clients.id} = any(m.weddings)
    and not exists (select from tasks r where ${wedding} and not r.completed and r.member_id = m.id)
)`

const parts = {
  team: sql<
    Share[]
  >`(select coalesce(jsonb_agg(t order by t.kind = 'couple', t."openTasks" desc, t.name), '[]') from ${shares} t)`,
  vendors: sql<
    Summary['vendors']
  >`(select jsonb_build_object('all', count(*), 'confirmed', count(*) filter (where r.status = 'confirmed'))
    from client_vendors r where ${wedding})`,
  guests: sql<Summary['guests']>`(select jsonb_build_object('all', count(*), 'answered', count(*) filter (where
      exists (select from guest_answers a where a.planner_id = r.planner_id and a.guest_id = r.id)
      and not exists (select from guest_answers a where a.planner_id = r.planner_id and a.guest_id = r.id and a.attending is null)))
    from guests r join envelopes e on e.planner_id = r.planner_id and e.id = r.envelope_id and not e.is_proposed
    where ${wedding})`,
  lastMessage: sql<Summary['lastMessage']>`(select jsonb_build_object('sender', r.sender, 'name', r.person_name,
      'words', left(r.content, 200), 'at', to_char(r.timestamp at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from messages r where ${wedding} order by r.id desc limit 1)`,
  lastLetterAt: sql<string | null>`(select to_char(max(r.sent_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from letters r where ${wedding})`,
}

const ofWedding = preparedSelect(parts, (select) => select.from(clients).where(eq(clients.id, sql.placeholder('id'))))

export async function readShares(tx: Tx, id: number, today: string) {
  const [row] = await ofWedding(tx, { id, today })
  return row
}
