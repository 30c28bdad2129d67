import { lateNow } from '#contract/day-late.ts'
import type { DayContent, PublishedDay } from '#contract/day-records.ts'
import type { DayLinkKind } from '#contract/link-kinds.ts'
import { asc, gte, sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { preparedSelect } from '#server/db/statement.ts'
import type { LinkCaller } from '#server/db/callers.ts'
import { dayVendors } from '#server/days/table.ts'
import { KeptAnswers } from '#server/days/kept-answers.ts'
import { readAsLink } from '#server/days/published-queries.ts'
import { refuse } from '#server/ground/refusal.ts'

/** Everything that a link shows, as its role may read it. The number tells the tables apart. */
const shown = sql`
  select hash_record_extended(row(id, name, date, time_zone, place, latitude, longitude, version, published_at), 1) as stamp
    from days where version > 0
  union all select hash_record_extended(row(item_id, day_id, start, minutes, title, place, details, section, is_key, state,
    started_at, ended_at, vendor_ids), 2) from published_items
  union all select hash_record_extended(row(id, day_id, name, role, phone, email, audience), 3) from published_contacts
  union all select hash_record_extended(row(day_id, changed_in, confirmed_version, confirmed_at, confirmed_by), 4) from day_vendors`
const marked = preparedSelect({ mark: sql<string>`coalesce(bit_xor(stamp), 0)::text` }, (select) =>
  select.from(sql`(${shown}) as shown`),
)

type Content = { days: PublishedDay[]; confirmations: DayContent<'vendor-day'>['confirmations'] }

/** What links showed when they were opened last. */
const kept = new KeptAnswers<Content>()

/** What a link shows. Row security decides which items and contacts its audience sees. */
export const readDays =
  <Kind extends DayLinkKind>(kind: Kind) =>
  async (tx: Tx, { linkId, subjectId }: LinkCaller): Promise<DayContent<Kind>> => {
    const [row] = await marked(tx)
    const content = await kept.get(linkId, row?.mark, async () => {
      const [days, confirmations] = await Promise.all([
        readAsLink(tx, subjectId),
        kind === 'vendor-day' ? listConfirmations(tx) : [],
      ])
      return { days, confirmations }
    })
    return {
      kind,
      days: content.days.map((day) => ({ ...day, late: lateNow(day) })),
      confirmations: content.confirmations,
    }
  }

const confirmation = {
  dayId: dayVendors.dayId,
  version: sql<number>`${dayVendors.confirmedVersion}`,
  at: sql<string>`${dayVendors.confirmedAt}`,
  by: sql<string>`${dayVendors.confirmedBy}`,
}
const listConfirmations = preparedSelect(confirmation, (select) =>
  select.from(dayVendors).where(gte(dayVendors.confirmedVersion, dayVendors.changedIn)).orderBy(asc(dayVendors.dayId)),
)

type Seen = readonly { dayId: number; version: number }[]

/** Confirms the published days as the caller has seen them; refuses if one was published anew meanwhile. */
export async function confirmDays(
  tx: Tx,
  { subjectId }: LinkCaller,
  by: string,
  seen: Seen | undefined,
): Promise<number> {
  const { rows: days } = await tx.execute<{ id: number; clientId: number; version: number }>(
    sql`select id, client_id as "clientId", version from days where version > 0`,
  )
  const shown = seen ? days.filter(({ id }) => seen.some(({ dayId }) => dayId === id)) : days
  if (shown.some((day) => seen?.some(({ dayId, version }) => dayId === day.id && version !== day.version)))
    refuse('taken', { message: 'This was changed a moment ago. Please look at it again.' })
  for (const { id, clientId, version } of shown)
    await tx.execute(sql`
      insert into day_vendors (client_id, day_id, vendor_id, changed_in, confirmed_version, confirmed_at, confirmed_by)
      values (${clientId}, ${id}, ${subjectId}, ${version}, ${version}, now(), ${by})
      on conflict (planner_id, day_id, vendor_id) do update
        set confirmed_version = excluded.confirmed_version, confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by`)
  return shown.length
}

/** Fourteen days after the last day of a wedding; null if none has a date. */
export async function findLinksEnd(tx: Tx, clientId: number): Promise<string | null> {
  const { rows } = await tx.execute<{ ends: string | null }>(
    sql`select to_char(max(date)::date + 15, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends from days where client_id = ${clientId} and date is not null`,
  )
  return rows[0]?.ends ?? null
}
