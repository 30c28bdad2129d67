import type { NextSteps } from '#weddings/clients/contract/endpoints.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { eq, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const today = sql.placeholder('today')
const wedding = sql`r.planner_id = ${clients.plannerId} and r.client_id = ${clients.id}`

const most = 5
/** The rows of a query as JSON; each table is read by its index of weddings. */
const listed = <Row>(query: SQL) => sql<Row[]>`(select coalesce(jsonb_agg(l), '[]') from (${query}) l)`
const counted = (table: string, which: SQL = sql`true`) =>
  sql<number>`(select count(*)::int from ${sql.identifier(table)} r where ${wedding} and ${which})`

const unpaid = sql`r.status not in ('Draft', 'Void', 'Paid') and r.amount_cents > r.paid_cents + r.waived_cents`

const steps = {
  late: listed<NextSteps['late'][number]>(sql`
    select r.id, r.title, r.due_date as "dueDate", r.assigned_to as "assignedTo" from tasks r
    where ${wedding} and not r.completed and r.due_date < ${today} order by r.due_date, r.id limit ${sql.raw(String(most))}`),
  lateCount: counted('tasks', sql`not r.completed and r.due_date < ${today}`),
  owed: listed<NextSteps['owed'][number]>(sql`
    select r.id, r.invoice_number as "invoiceNumber", r.due_date as "dueDate",
      r.currency, decimal_of(r.amount_cents - r.paid_cents - r.waived_cents, r.currency) as open
    from invoices r where ${wedding} and ${unpaid} and r.due_date < ${today} order by r.due_date, r.id limit ${sql.raw(String(most))}`),
  unconfirmed: listed<NextSteps['unconfirmed'][number]>(sql`
    select r.vendor_id as "vendorId", v.name, r.status from client_vendors r
    join vendors v on v.planner_id = r.planner_id and v.id = r.vendor_id
    where ${wedding} and r.status <> 'confirmed' order by v.name, v.id limit ${sql.raw(String(most))}`),
  ahead: listed<NextSteps['ahead'][number]>(sql`
    select * from (
      (select 'event' as kind, r.id, r.title, r.date, r.time from events r
        where ${wedding} and r.date >= ${today} order by r.date, r.time nulls first, r.id limit ${sql.raw(String(most))})
      union all
      (select 'task', r.id, r.title, r.due_date, null from tasks r
        where ${wedding} and not r.completed and r.due_date >= ${today} order by r.due_date, r.id limit ${sql.raw(String(most))})
    ) a order by a.date, a.time nulls first, a.kind, a.id limit ${sql.raw(String(most))}`),
  publishedFor: sql<string | null>`(select min(r.published_date) from days r where ${wedding} and r.version > 0
    and r.date is distinct from r.published_date and r.published_date >= ${today})`,
  tasks: counted('tasks', sql`not r.completed`),
  events: counted('events', sql`(r.date >= ${today} or r.date is null)`),
  vendors: counted('client_vendors'),
  people: counted('people'),
  documents: counted('documents'),
  billing: counted('invoices', unpaid),
  messages: counted('messages', sql`r.sender = 'client' and not r.read`),
}

const ofWedding = preparedSelect(steps, (select) => select.from(clients).where(eq(clients.id, sql.placeholder('id'))))

export async function findNextSteps(tx: Tx, id: number, day: string): Promise<NextSteps> {
  const [row] = await ofWedding(tx, { id, today: day })
  const { late, lateCount, owed, unconfirmed, ahead, publishedFor, ...counts } = row ?? refuse('not-found')
  return { late, lateCount, owed, unconfirmed, ahead, publishedFor, counts }
}
