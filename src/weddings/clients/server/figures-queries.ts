import type { ClientFigures } from '#weddings/clients/contract/endpoints.ts'
import { findRegion } from '#studio/studios/server/public/studios.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'

/** The wedding's currency. */
const own = sql`coalesce(${clients.currency}, ${sql.placeholder('studios')}::text)`

const figures = {
  clientId: clients.id,
  nextDate: sql<string | null>`next.date`,
  nextTitle: sql<string | null>`next.title`,
  openTasks: sql<number>`coalesce(open.tasks, 0)`,
  currency: sql<string>`${own}`,
  owed: sql<string>`decimal_of(coalesce((owing.cents ->> ${own})::bigint, 0), ${own})`,
  alsoOwed: sql<ClientFigures['alsoOwed']>`coalesce((
    select jsonb_agg(jsonb_build_object('currency', key, 'owed', decimal_of(value::bigint, key)) order by key)
    from jsonb_each_text(owing.cents) where key <> ${own}), '[]')`,
  unread: sql<number>`coalesce(unread.messages, 0)`,
}

/** Each table is scanned once for the whole studio, by a partial index with only the counted rows. */
const nextEvents = sql`(select distinct on (client_id) client_id, date, title from events
  where date >= ${sql.placeholder('today')} order by client_id, date, time nulls first, id) next`
const openTasks = sql`(select client_id, count(*)::int as tasks from tasks where not completed group by client_id) open`
const unpaid = sql`(select client_id, jsonb_object_agg(currency, cents) as cents from (
  select client_id, currency, sum(greatest(amount_cents - paid_cents - waived_cents, 0)) as cents from invoices
  where status not in ('Draft', 'Void', 'Paid') group by client_id, currency) one group by client_id) owing`
const unreadMessages = sql`(select client_id, count(*)::int as messages from messages
  where not read and sender = 'client' group by client_id) unread`

const ofAll = preparedSelect(figures, (select) =>
  select
    .from(clients)
    .leftJoin(nextEvents, eq(sql`next.client_id`, clients.id))
    .leftJoin(openTasks, eq(sql`open.client_id`, clients.id))
    .leftJoin(unpaid, eq(sql`owing.client_id`, clients.id))
    .leftJoin(unreadMessages, eq(sql`unread.client_id`, clients.id))
    .orderBy(asc(clients.id)),
)

export async function listFigures(tx: Tx, today: string): Promise<ClientFigures[]> {
  const { currency } = await findRegion(tx)
  return ofAll(tx, { today, studios: currency })
}
