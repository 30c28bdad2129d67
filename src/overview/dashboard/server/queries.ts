import { ofNoArchived } from '#weddings/clients/server/public/archived.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { and, asc, gte, isNull, ne, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'

const today = sql.placeholder('today')

const ofNoSample = sql`not exists (select from clients c where c.id = client_id and c.is_sample)`

/** What a studio has, without its sample wedding and what is archived; events are facts, and count. */
const figures = {
  activeClients: sql<number>`weddings.active`,
  completedWeddings: sql<number>`weddings.completed`,
  upcomingEvents: sql<number>`(select count(*)::int from events where date >= ${today} and ${ofNoSample})`,
  pendingTasks: sql<number>`(select count(*)::int from tasks where not completed and ${ofNoSample} and ${ofNoArchived})`,
}

const counted = preparedSelect(figures, (select) =>
  select.from(sql`(select count(*) filter (where status <> 'completed')::int as active,
    count(*) filter (where status = 'completed')::int as completed from clients where not is_sample and archived_at is null) as weddings`),
)

const wedding = {
  id: clients.id,
  partnerOneName: clients.partnerOneName,
  partnerTwoName: clients.partnerTwoName,
  weddingDate: sql<string>`${clients.weddingDate}`,
  venue: clients.venue,
  status: clients.status,
}

const nextWeddings = preparedSelect(wedding, (select) =>
  select
    .from(clients)
    .where(and(gte(clients.weddingDate, today), ne(clients.status, 'completed'), isNull(clients.archivedAt)))
    .orderBy(asc(clients.weddingDate), asc(clients.id))
    .limit(6),
)

export async function readStats(tx: Tx, day: string) {
  const [[row], weddingsAhead] = await Promise.all([counted(tx, { today: day }), nextWeddings(tx, { today: day })])
  if (!row) throw new Error('The figures of a studio are always one row.')
  return { ...row, weddingsAhead }
}
