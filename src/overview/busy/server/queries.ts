import type { BusyCalendar } from '#overview/busy/contract/endpoints.ts'
import { planners } from '#studio/studios/server/table.ts'
import type { BusyTime } from '#overview/busy/server/busy-times.ts'
import type { FetchedCalendar } from '#overview/busy/server/fetch-calendar.ts'
import { busyCalendars, busyTimes } from '#overview/busy/server/table.ts'
import { and, asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const shown = {
  id: busyCalendars.id,
  name: busyCalendars.name,
  host: busyCalendars.host,
  readAt: busyCalendars.readAt,
  problem: busyCalendars.problem,
}

export const listBusyCalendars = (tx: Tx): Promise<BusyCalendar[]> =>
  tx.select(shown).from(busyCalendars).orderBy(asc(busyCalendars.id))

export async function timeZoneOf(tx: Tx, plannerId: number): Promise<string> {
  const [row] = await tx.select({ timeZone: planners.timeZone }).from(planners).where(eq(planners.id, plannerId))
  return row?.timeZone ?? 'UTC'
}

type NewCalendar = Omit<typeof busyCalendars.$inferInsert, 'mark' | 'etag'>

export async function insertBusyCalendar(tx: Tx, given: NewCalendar, { mark, etag, times }: FetchedCalendar) {
  const [row] = await tx
    .insert(busyCalendars)
    .values({ ...given, mark, etag })
    .returning(shown)
  if (!row) return refuse('not-found')
  await insertTimes(tx, { calendarId: row.id }, times)
  return row
}

/** In one statement, whatever their number. */
async function insertTimes(tx: Tx, of: { calendarId: number; plannerId?: number }, times: readonly BusyTime[]) {
  const planner = of.plannerId === undefined ? sql`current_setting('app.planner')::int` : sql`${of.plannerId}::int`
  await tx.execute(sql`
    insert into busy_times (planner_id, calendar_id, date, time, minutes)
    select ${planner}, ${of.calendarId}::int, t.date, t.time, t.minutes
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t(date text, time text, minutes int)`)
}

/** Returns the host that it was read from. */
export async function deleteBusyCalendar(tx: Tx, id: number): Promise<string> {
  const { host } = busyCalendars
  const [row] = await tx.delete(busyCalendars).where(eq(busyCalendars.id, id)).returning({ host })
  return row ? row.host : refuse('not-found')
}

/** How often calendars are read. */
const pause = sql`interval '30 minutes'`

/** Those that are to be read again now. */
export async function takeDue(tx: Tx): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`update busy_calendars set tried_at = now() where tried_at < now() - ${pause} returning id`,
  )
  return rows.map(({ id }) => id)
}

/** What is needed to read it again. A version of an earlier day lacks the end of the days that are read. */
export async function findDue(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      id: busyCalendars.id,
      plannerId: busyCalendars.plannerId,
      address: busyCalendars.address,
      mark: busyCalendars.mark,
      timeZone: planners.timeZone,
      etag: sql<string | null>`case when ${busyCalendars.timeZone} = ${planners.timeZone}
        and ${busyCalendars.readAt} > now() - interval '1 day' and ${busyCalendars.problem} is null then ${busyCalendars.etag} end`,
    })
    .from(busyCalendars)
    .innerJoin(planners, eq(planners.id, busyCalendars.plannerId))
    .where(eq(busyCalendars.id, id))
  return row
}

export type DueCalendar = NonNullable<Awaited<ReturnType<typeof findDue>>>

export async function noteRead(tx: Tx, known: DueCalendar, fetched: FetchedCalendar): Promise<void> {
  const { id, plannerId, timeZone } = known
  const { mark, etag, times } = fetched
  const rows = await tx
    .update(busyCalendars)
    .set({ mark, etag, timeZone, problem: null, readAt: sql`now()` })
    .where(eq(busyCalendars.id, id))
    .returning({ id: busyCalendars.id })
  if (mark === known.mark || rows.length === 0) return
  await tx.delete(busyTimes).where(and(eq(busyTimes.plannerId, plannerId), eq(busyTimes.calendarId, id)))
  await insertTimes(tx, { calendarId: id, plannerId }, times)
}

export async function noteProblem(tx: Tx, id: number, problem: string): Promise<void> {
  await tx.update(busyCalendars).set({ problem }).where(eq(busyCalendars.id, id))
}
