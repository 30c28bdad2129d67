import { timeOf } from '#day/days/contract/day-time.ts'
import type { WeddingToday } from '#overview/today/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { statement } from '#platform/server/db/statement.ts'

type Item = { id: number; title: string; start: number; place: string | null }
type Row = {
  clientId: number
  partnerOneName: string
  partnerTwoName: string | null
  venue: string | null
  dayId: number | null
  items: Item[]
}

const fields = {
  clientId: sql`w.client_id`,
  partnerOneName: sql`w.partner_one_name`,
  partnerTwoName: sql`w.partner_two_name`,
  venue: sql`w.venue`,
  dayId: sql`w.day_id`,
  items: sql`w.items`,
}
const today = sql.placeholder('today')

/** Items that nobody has marked count as over when their time is, by the clock of the place. */
const isAhead = sql`i.state in ('open', 'running')
  and (i.state = 'running' or ${today}::date + make_interval(mins => i.start + i.minutes) > now() at time zone d.time_zone)`

const weddings = statement<Row>(
  fields,
  (query) =>
    query.select(fields).from(sql`(
    select c.id as client_id, c.partner_one_name, c.partner_two_name, c.venue, d.id as day_id,
      coalesce((select json_agg(json_build_object('id', i.id, 'title', i.title, 'start', i.start, 'place', i.place) order by i.start, i.id)
        from day_items i where i.day_id = d.id and ${isAhead}), '[]') as items
    from clients c left join days d on d.client_id = c.id and d.date = ${today}
    where c.wedding_date = ${today} and c.status <> 'completed'
    order by c.id, d.id) w`) as never,
)

const shown = 3

export async function listWeddingsOf(tx: Tx, day: string): Promise<WeddingToday[]> {
  const rows = await weddings(tx, { today: day })
  return rows.map(({ items, clientId, venue, dayId, ...names }) => ({
    clientId,
    clientName: coupleNames(names),
    venue,
    dayId,
    next: items.slice(0, shown).map((item) => ({ ...item, start: timeOf(item.start) })),
    more: Math.max(items.length - shown, 0),
  }))
}
