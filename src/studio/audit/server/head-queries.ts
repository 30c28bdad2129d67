import type { HeadOnFile } from '#studio/audit/server/check-log.ts'
import type { HeadsOnFile } from '#studio/audit/server/heads-on-file.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type Now = { studio: number; now: HeadOnFile | null; still: string | null; isDeleted: boolean }

/**
 * Reads the present head of each log that has grown, and the seal that it now has at the entry that was its head before. A
 * studio without a head has lost its log, unless it was deleted.
 */
export async function readGrownLogs(tx: Tx, before: HeadsOnFile): Promise<Now[]> {
  const onFile = JSON.stringify([...before].map(([studio, { seq }]) => ({ studio, seq })))
  const { rows } = await tx.execute<Now>(sql`
    select coalesce(h.planner_id, k.studio) as studio,
      case when h.seal is not null then json_build_object('seq', h.seq, 'seal', encode(h.seal, 'hex')) end as now,
      encode(e.seal, 'hex') as still, d.studio is not null as "isDeleted"
    from audit_heads h
      full join json_to_recordset(${onFile}::json) as k(studio int, seq int) on k.studio = h.planner_id
      left join audit_entries e on e.planner_id = k.studio and e.seq = k.seq
      left join deleted_logs d on d.studio = k.studio
    where h.seq is distinct from k.seq`)
  return rows
}
