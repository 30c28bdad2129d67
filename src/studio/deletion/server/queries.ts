import { planners, studioName } from '#studio/studios/server/table.ts'
import { daysToThink } from '#studio/deletion/contract/endpoints.ts'
import { noteDeletedLog } from '#studio/audit/server/public/record.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { countedTables } from '#studio/deletion/server/mails.ts'
import type { FileColumn } from '#platform/server/db/about.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const shown = { studio: studioName, deletesAt: planners.deletesAt }

export async function findDeletion(tx: Tx, plannerId: number) {
  const [row] = await tx.select(shown).from(planners).where(eq(planners.id, plannerId))
  return row ?? refuse('not-found')
}

/** Asked again, the first date stays, and nobody is told again. */
export async function askForDeletion(tx: Tx, plannerId: number) {
  const [row] = await tx
    .update(planners)
    .set({ deletesAt: sql`now() + make_interval(days => ${daysToThink})` })
    .where(sql`${planners.id} = ${plannerId} and ${planners.deletesAt} is null`)
    .returning({ ...shown, name: planners.name, email: planners.email })
  if (!row) return { ...(await findDeletion(tx, plannerId)), owner: undefined }
  const { name, email, ...asked } = row
  return { ...asked, owner: { name, email } }
}

export async function keepStudio(tx: Tx, plannerId: number) {
  const [row] = await tx.update(planners).set({ deletesAt: null }).where(eq(planners.id, plannerId)).returning(shown)
  return row ?? refuse('not-found')
}

export async function listDue(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: planners.id })
    .from(planners)
    .where(sql`${planners.deletesAt} <= now()`)
  return rows.map(({ id }) => id)
}

async function countRows(tx: Tx, plannerId: number): Promise<Record<string, number>> {
  const counts = countedTables.map(
    (table) => sql`${table}::text, (select count(*) from ${sql.identifier(table)} where planner_id = ${plannerId})`,
  )
  const { rows } = await tx.execute<{ counts: Record<string, number> }>(
    sql`select jsonb_build_object(${sql.join(counts, sql`, `)}) as counts`,
  )
  return rows[0]?.counts ?? {}
}

async function filesOf(tx: Tx, plannerId: number, columns: readonly FileColumn[]): Promise<string[]> {
  const ofStudios = columns.filter(({ table }) => 'plannerId' in table)
  const named = ofStudios.map((column) =>
    column.columnType === 'PgArray'
      ? sql`select unnest(${column}) as key from ${column.table} where planner_id = ${plannerId}`
      : sql`select ${column} as key from ${column.table} where planner_id = ${plannerId}`,
  )
  const { rows } = await tx.execute<{ key: string }>(
    sql`select distinct key from (${sql.join(named, sql` union all `)}) named where key is not null`,
  )
  return rows.map(({ key }) => key)
}

/** Deletes everything of a studio whose time is over, and returns what it was; undefined if it is kept after all. */
export async function deleteStudio(tx: Tx, plannerId: number, columns: readonly FileColumn[]) {
  const [owner] = await tx
    .select({ studio: studioName, name: planners.name, email: planners.email })
    .from(planners)
    .where(sql`${planners.id} = ${plannerId} and ${planners.deletesAt} <= now()`)
    .for('update')
  if (!owner) return undefined
  const files = await filesOf(tx, plannerId, columns)
  const counts: Record<string, number> = { ...(await countRows(tx, plannerId)), files: files.length }
  await tx.execute(
    sql`delete from sign_in_links where lower(email) in (select lower(email) from people where planner_id = ${plannerId})`,
  )
  await noteDeletedLog(tx, plannerId)
  await tx.delete(planners).where(eq(planners.id, plannerId))
  return { owner, files, counts }
}
