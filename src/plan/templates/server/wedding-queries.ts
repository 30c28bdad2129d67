import { findClient } from '#weddings/clients/server/public/clients.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, asc, eq, isNull, ne, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { events } from '#planning/events/server/table.ts'
import { invoices } from '#money/invoices/server/table.ts'
import { tasks } from '#planning/tasks/server/table.ts'

/** What a template is made from: the plan of a wedding in the order of its dates, those without a date last. */
export async function findPlan(tx: Tx, clientId: number) {
  const { weddingDate } = await findClient(tx, clientId)
  const tasksOfWedding = await tx
    .select()
    .from(tasks)
    .where(eq(tasks.clientId, clientId))
    .orderBy(sql`${tasks.dueDate} nulls last`, asc(tasks.id))
  const eventsOfWedding = await tx
    .select()
    .from(events)
    .where(eq(events.clientId, clientId))
    .orderBy(sql`${events.date} nulls last`, sql`${events.time} nulls first`, asc(events.id))
  const invoicesOfWedding = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), ne(invoices.status, 'Void'), eq(invoices.isSample, false)))
    .orderBy(sql`${invoices.dueDate} nulls last`, asc(invoices.id))
  return { weddingDate, tasks: tasksOfWedding, events: eventsOfWedding, invoices: invoicesOfWedding }
}

export type WeddingPlan = Awaited<ReturnType<typeof findPlan>>

const following = preparedSelect(
  {
    id: clients.id,
    name: clientName,
    weddingDate: clients.weddingDate,
    open: sql<number>`(count(*) filter (where not ${tasks.completed}))::int`,
    done: sql<number>`(count(*) filter (where ${tasks.completed}))::int`,
  },
  (select) =>
    select
      .from(tasks)
      .innerJoin(clients, ofItsCouple(tasks))
      .where(
        and(
          eq(tasks.templateId, sql.placeholder('templateId')),
          ne(clients.status, 'completed'),
          isNull(clients.archivedAt),
        ),
      )
      .groupBy(clients.id)
      .orderBy(sql`${clients.weddingDate} nulls last`, asc(clients.id)),
)

/** Weddings that have tasks from this template, except for those that are over or archived. */
export const listWeddings = (tx: Tx, templateId: number) => following(tx, { templateId })
