import { record, type Recorded } from '#studio/audit/server/public/record.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import type { DayContent } from '#day/days/contract/day-records.ts'
import type { DayLinkKind } from '#platform/contract/link-kinds.ts'
import { and, asc, eq, gt, gte, sql } from '#platform/server/db/drizzle.ts'
import { clients } from '#weddings/clients/server/table.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import { dayVendors, days } from '#day/days/server/table.ts'
import { readAsLink } from '#day/days/server/published-queries.ts'
import type { LinkContentReader } from '#platform/server/http/feature.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { openLink, type NewLink } from '#weddings/links/server/public.ts'

/** What a link shows. Row security decides which items and contacts its audience sees. */
export const readDays =
  <Kind extends DayLinkKind>(kind: Kind): LinkContentReader<DayContent<Kind>> =>
  async (tx, { clientId, subjectId }) => {
    const [days, confirmations, weddings] = await Promise.all([
      readAsLink(tx, subjectId),
      kind === 'vendor-day' ? listConfirmations(tx) : [],
      kind === 'vendor-day' && clientId === null ? listWeddings(tx) : [],
    ])
    return { kind, days, confirmations, weddings }
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

const listWeddings = preparedSelect(
  {
    id: clients.id,
    partnerOneName: clients.partnerOneName,
    partnerTwoName: clients.partnerTwoName,
    days: sql<number[]>`json_agg(${days.id} order by ${days.id})`,
  },
  (select) =>
    select
      .from(clients)
      .innerJoin(days, and(eq(days.plannerId, clients.plannerId), eq(days.clientId, clients.id), gt(days.version, 0)))
      .groupBy(clients.id, clients.partnerOneName, clients.partnerTwoName)
      .orderBy(sql`min(${days.publishedDate}) nulls last`, asc(clients.id)),
)

type Seen = readonly { dayId: number; version: number }[]

/** Confirms the published days as the caller has seen them; refuses if one was published anew meanwhile. Returns their weddings. */
export async function confirmDays(
  tx: Tx,
  { subjectId }: LinkCaller,
  by: string,
  seen: Seen | undefined,
): Promise<{ id: number; clientId: number }[]> {
  const { rows: all } = await tx.execute<{ id: number; clientId: number; version: number }>(
    sql`select id, client_id as "clientId", version from days where version > 0`,
  )
  const shown = seen ? all.filter(({ id }) => seen.some(({ dayId }) => dayId === id)) : all
  if (shown.some((day) => seen?.some(({ dayId, version }) => dayId === day.id && version !== day.version)))
    refuse('taken', { message: msg('This was changed a moment ago. Please look at it again.') })
  for (const { id, clientId, version } of shown)
    await tx.execute(sql`
      insert into day_vendors (client_id, day_id, vendor_id, changed_in, confirmed_version, confirmed_at, confirmed_by)
      values (${clientId}, ${id}, ${subjectId}, ${version}, ${version}, now(), ${by})
      on conflict (planner_id, day_id, vendor_id) do update
        set confirmed_version = excluded.confirmed_version, confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by`)
  return shown
}

type NewDayLink = Pick<NewLink, 'subjectId' | 'label' | 'email' | 'isMailed'> &
  Pick<Recorded, 'by'> & { kind: DayLinkKind; onePage?: boolean }

/** Makes a link to the days of a wedding, or to those of all weddings of a vendor with one page for them, and records it. */
export async function openDayLink(tx: Tx, clientId: number, { onePage, by, ...link }: NewDayLink) {
  const { rows } = await tx.execute<{ ends: string | null }>(
    sql`select to_char(link_end(current_setting('app.planner')::int, ${clientId}, ${link.kind}, ${link.subjectId ?? null}::int) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends`,
  )
  const expiresAt = rows[0]?.ends ?? null
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now())
    refuse('invalid', { message: 'Links end 14 days after the last day of the wedding, which is over.' })
  const opened = await openLink(tx, { ...link, expiresAt, ...(!onePage && { clientId }) })
  await record(tx, 'link-made', { weddingId: clientId, ...(by && { by }), details: { kind: link.kind } })
  return opened
}

/** The vendors that have a part in a published day of the wedding. */
export async function listVendorsOfPublished(tx: Tx, clientId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: dayVendors.vendorId })
    .from(dayVendors)
    .innerJoin(days, and(eq(days.plannerId, dayVendors.plannerId), eq(days.id, dayVendors.dayId)))
    .where(and(eq(dayVendors.clientId, clientId), gt(days.version, 0)))
  return rows.map(({ id }) => id)
}
