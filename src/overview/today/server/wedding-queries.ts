import { timeOf } from '#day/days/contract/day-time.ts'
import type { WeddingToday } from '#overview/today/contract/endpoints.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { statement } from '#platform/server/db/statement.ts'
import { isUnderway } from '#weddings/clients/server/public/archived.ts'

type Item = { id: number; title: string; start: number; place: string | null }
type Row = {
  clientId: number
  partnerOneName: string
  partnerTwoName: string | null
  venue: string | null
  weddingDate: string
  dayId: number | null
  items: Item[]
}

const fields = {
  clientId: sql`w.client_id`,
  partnerOneName: sql`w.partner_one_name`,
  partnerTwoName: sql`w.partner_two_name`,
  venue: sql`w.venue`,
  weddingDate: sql`w.wedding_date`,
  dayId: sql`w.day_id`,
  items: sql`w.items`,
}
const today = sql.placeholder('today')

/** By the clock of the place. */
const endsLater = sql`d.date::date + make_interval(mins => i.start + i.minutes) > now() at time zone d.time_zone`

/** Items that nobody has marked count as over when their time is. */
const isAhead = sql`i.state in ('open', 'running') and (i.state = 'running' or ${endsLater})`

/** A run sheet goes on after midnight; what somebody forgot to end does not. */
const goesOn = sql`exists (select from day_items i where i.day_id = d.id and i.state in ('open', 'running') and ${endsLater})`

const weddings = statement<Row>(
  fields,
  (query) =>
    query.select(fields).from(sql`(
    select c.id as client_id, c.partner_one_name, c.partner_two_name, c.venue, c.wedding_date, d.id as day_id,
      coalesce((select json_agg(json_build_object('id', i.id, 'title', i.title, 'start', i.start, 'place', i.place) order by i.start, i.id)
        from day_items i where i.day_id = d.id and ${isAhead}), '[]') as items
    from clients c left join days d on d.client_id = c.id and d.date = c.wedding_date
    where (c.wedding_date = ${today} or c.wedding_date = ${sql.placeholder('yesterday')} and ${goesOn}) and ${isUnderway}
    order by c.wedding_date, c.id, d.id) w`) as never,
)

const shown = 3

/** Those of the day, and those of the day before whose run sheet goes on. */
export async function listWeddingsOf(tx: Tx, day: string): Promise<WeddingToday[]> {
  const rows = await weddings(tx, { today: day, yesterday: addDays(day, -1) })
  return rows.map(({ items, clientId, venue, weddingDate, dayId, ...names }) => ({
    clientId,
    clientName: coupleNames(names),
    venue,
    weddingDate,
    dayId,
    next: items.slice(0, shown).map((item) => ({ ...item, start: timeOf(item.start) })),
    more: Math.max(items.length - shown, 0),
  }))
}
