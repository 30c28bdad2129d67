import type pg from 'pg'
import type { StoredEntry, StoredHead } from '#studio/audit/server/check-log.ts'

const atOnce = 2000

export type DeletedLog = { studio: number; deletedAt: string; entries: number; seal: Buffer }

/** All tables as they were at one moment, while entries are added. */
export async function inSnapshot<T>(connection: pg.Client, work: () => Promise<T>): Promise<T> {
  await connection.query('begin isolation level repeatable read read only')
  try {
    return await work()
  } finally {
    await connection.query('rollback')
  }
}

export async function listStudios(connection: pg.Client): Promise<number[]> {
  const { rows } = await connection.query<{ studio: number }>(
    'select planner_id as studio from audit_heads union select planner_id from audit_entries order by 1',
  )
  return rows.map(({ studio }) => studio)
}

export async function findHead(connection: pg.Client, studio: number): Promise<StoredHead | undefined> {
  const { rows } = await connection.query<StoredHead>(
    'select seq, seal, head_seal as "headSeal" from audit_heads where planner_id = $1',
    [studio],
  )
  return rows[0]
}

/** In order, also if the primary key was dropped and numbers are there twice. */
export async function* readEntries(connection: pg.Client, studio: number): AsyncGenerator<StoredEntry> {
  await connection.query(
    `declare entries no scroll cursor for select planner_id as "plannerId", seq,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, kind, actor, actor_id as "actorId",
      actor_name as "actorName", address, wedding_id as "weddingId", details, after_break as "afterBreak",
      previous_seal as "previousSeal", seal, key_mark as "keyMark"
      from audit_entries where planner_id = ${studio} order by seq, at`,
  )
  for (;;) {
    const { rows } = await connection.query<StoredEntry>(`fetch ${atOnce} from entries`)
    yield* rows
    if (rows.length < atOnce) break
  }
  await connection.query('close entries')
}

export async function listDeletedLogs(connection: pg.Client): Promise<DeletedLog[]> {
  const { rows } = await connection.query<Omit<DeletedLog, 'deletedAt'> & { deletedAt: Date }>(
    'select studio, deleted_at as "deletedAt", entries, seal from deleted_logs order by deleted_at',
  )
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() }))
}
