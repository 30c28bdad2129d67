import { addDays } from '#platform/contract/calendar-date.ts'
import type { Week } from '#overview/today/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect, statement } from '#platform/server/db/statement.ts'
import { ofNoArchived } from '#weddings/clients/server/public/archived.ts'
import { clients } from '#weddings/clients/server/table.ts'

const weekCount = 13
const today = sql.placeholder('today')
const last = sql.placeholder('last')
const begins = sql.placeholder('begins')

type Count = { part: number; events: number; tasks: number; invoices: number }
const counted = { part: sql`d.part`, events: sql`d.events`, tasks: sql`d.tasks`, invoices: sql`d.invoices` }

/** Counts of the parts of this time that begin on the days in `begins`; the first is part 1. */
const countsAhead = statement<Count>(
  counted,
  (query) =>
    query.select(counted).from(sql`(
    select width_bucket(day, ${begins}::text[]) as part, sum(events)::int as events, sum(tasks)::int as tasks, sum(invoices)::int as invoices
    from (
      select date as day, count(*) as events, 0 as tasks, 0 as invoices from events
        where date between ${today} and ${last} group by date
      union all select due_date, 0, count(*), 0 from tasks
        where not completed and due_date between ${today} and ${last} and ${ofNoArchived} group by due_date
      union all select due_date, 0, 0, count(*) from invoices
        where status in ('Sent', 'Partially Paid', 'Overdue') and due_date between ${today} and ${last} and not is_sample and ${ofNoArchived} group by due_date
    ) days group by part) d`) as never,
)

const wedding = {
  clientId: clients.id,
  partnerOneName: clients.partnerOneName,
  partnerTwoName: clients.partnerTwoName,
  date: sql<string>`${clients.weddingDate}`,
}
const weddingsAhead = preparedSelect(wedding, (select) =>
  select
    .from(clients)
    .where(sql`${clients.weddingDate} between ${today} and ${last} and ${clients.archivedAt} is null`)
    .orderBy(clients.weddingDate, clients.id),
)

export async function readWeek(tx: Tx, day: string): Promise<Week> {
  const dates = Array.from({ length: 7 }, (_, days) => addDays(day, days))
  const laterWeeks = Array.from({ length: weekCount - 1 }, (_, week) => addDays(day, (week + 1) * 7))
  const span = { today: day, last: addDays(day, weekCount * 7 - 1), begins: `{${[...dates, ...laterWeeks].join()}}` }
  const [counts, weddings] = await Promise.all([countsAhead(tx, span), weddingsAhead(tx, span)])
  const dueIn = (first: number, length = 1) => {
    const due = { events: 0, tasks: 0, invoices: 0 }
    for (const count of counts) {
      if (count.part < first || count.part >= first + length) continue
      due.events += count.events
      due.tasks += count.tasks
      due.invoices += count.invoices
    }
    return due
  }
  const days = dates.map((date, index) => {
    const couples = weddings.filter((wedding) => wedding.date === date)
    return {
      date,
      ...dueIn(index + 1),
      weddings: couples.map(({ clientId, ...couple }) => ({ clientId, clientName: coupleNames(couple) })),
    }
  })
  const weeks = [day, ...laterWeeks].map((from, week) => {
    const next = laterWeeks[week]
    const couples = weddings.filter(({ date }) => date >= from && (next === undefined || date < next))
    const due = week === 0 ? dueIn(1, dates.length) : dueIn(dates.length + week)
    return { from, weddings: couples.length, ...due }
  })
  return { days, weeks }
}
