import type { FirstSteps } from '#overview/first-steps/contract/endpoints.ts'
import { templates } from '#plan/templates/server/table.ts'
import { asc, eq, isNull, sql } from '#platform/server/db/drizzle.ts'
import { lockName } from '#platform/server/db/lock-name.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { clients } from '#weddings/clients/server/table.ts'

const counted = preparedSelect(
  {
    couples: sql<number>`s.couples`,
    planned: sql<number>`s.planned`,
    invited: sql<number>`s.invited`,
    sampleId: sql<number | null>`s.sample_id`,
  },
  (select) =>
    select.from(sql`(select count(*) filter (where not is_sample)::int as couples,
      count(*) filter (where not is_sample and exists (select from tasks t where t.client_id = c.id))::int as planned,
      count(*) filter (where not is_sample and (invite_sent or is_activated))::int as invited,
      min(id) filter (where is_sample) as sample_id from clients c) s`),
)

export async function countSteps(tx: Tx): Promise<FirstSteps> {
  const [row] = await counted(tx)
  if (!row) throw new Error('The counts of a studio are always one row.')
  return row
}

/**
 * The samples of a studio, locked until the end of the transaction, so that two presses at the same moment make one.
 * There are several if one was made before another came back from the trash.
 */
export async function lockSamples(tx: Tx, plannerId: number): Promise<number[]> {
  await lockName(tx, `sample of studio ${plannerId}`)
  const { id, isSample } = clients
  const rows = await tx.select({ id }).from(clients).where(eq(isSample, true)).orderBy(asc(id))
  return rows.map((row) => row.id)
}

export async function findFirstTemplate(tx: Tx): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: templates.id })
    .from(templates)
    .where(isNull(templates.deletedAt))
    .orderBy(asc(templates.id))
    .limit(1)
  return row?.id
}
