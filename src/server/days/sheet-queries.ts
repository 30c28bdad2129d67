import type { Day } from '#contract/day-records.ts'
import { KeptAnswers } from '#server/ground/kept-answers.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { preparedSelect } from '#server/db/statement.ts'
import { refuse } from '#server/ground/refusal.ts'
import { sentAgain } from '#server/http/answer-text.ts'

const id = sql`${sql.placeholder('id')}::int`
const wedding = sql`(select client_id from days where id = ${id})`

/** The rows that a sheet shows, with the transactions that wrote them last. The number tells the tables apart. */
const written = sql`
  select 1 as place, d.id, d.xmin::text::bigint as stamp from days d where d.id = ${id}
  union all select 2, i.id, i.xmin::text::bigint from day_items i where i.day_id = ${id}
  union all select 3, p.id, p.xmin::text::bigint from published_items p where p.day_id = ${id}
  union all select 4, c.id, c.xmin::text::bigint from day_contacts c where c.day_id = ${id}
  union all select 5, v.id, v.xmin::text::bigint from day_vendors v where v.day_id = ${id}
  union all select 6, c.id, c.xmin::text::bigint from clients c where c.id = ${wedding}
  union all select 7, v.id, v.xmin::text::bigint + c.id
    from client_vendors c join vendors v on v.planner_id = c.planner_id and v.id = c.vendor_id where c.client_id = ${wedding}
  union all select 8, l.subject_id, (extract(epoch from max(l.last_opened_at)) * 1000)::bigint
    from links l where (l.client_id = ${wedding} or l.client_id is null) and l.kind = 'vendor-day' group by l.subject_id`

const marked = preparedSelect(
  {
    mark: sql<string>`bit_xor(hash_record_extended(row(id, stamp), place))::text`,
    exists: sql<boolean>`bool_or(place = 1)`,
  },
  (select) => select.from(sql`(${written}) as written`),
)

const kept = new KeptAnswers<Day>(50)

/** A day as it was made for the last reader, unless a row that it shows was written since. */
export async function readSheet(tx: Tx, dayId: number, make: () => Promise<Day>): Promise<Day> {
  const [row] = await marked(tx, { id: dayId })
  if (!row?.exists) return refuse('not-found')
  return kept.get(dayId, row.mark, async () => sentAgain(await make()))
}
