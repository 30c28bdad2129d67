import type { FastifyBaseLogger } from 'fastify'
import { streamOf } from '#platform/server/foundation/streams.ts'
import { whatItSaid } from '#platform/server/db/failure.ts'
import type { Pool } from '#platform/server/db/pool.ts'
import { newKey, type FileStore } from '#platform/server/files/store.ts'
import { troubleOf, type Trouble } from '#platform/server/http/classify-outage.ts'

type Parts = {
  pool: Pool
  /** Making a temporary table may be forbidden to everybody else. */
  ownerPool: Pool
  files: FileStore
  log: FastifyBaseLogger
  everyMs?: number
}

export type Troubles = {
  /** Records an error if it is of this kind. */
  note: (error: unknown) => void
  has: (trouble: Trouble) => boolean
  /** Checks the database with a query. */
  askDatabase: () => Promise<void>
  /** Why this server is not ready, for its operator. */
  reasons: () => string[]
  close: () => void
}

/** Free space required before writes count as possible again. */
const roomBytes = 1024 * 1024
const fillingRows = 30_000

const words: Record<Trouble, { begins: string; ends: string }> = {
  database: { begins: 'The database cannot be reached', ends: 'The database is reached again' },
  'room in the database': {
    begins: 'There is no room left on the disk of the database',
    ends: 'There is room again on the disk of the database',
  },
  files: { begins: 'The file store cannot be reached', ends: 'The file store is reached again' },
  'room for files': { begins: 'There is no room left for files', ends: 'There is room for files again' },
}

/** A standby answers queries too. Its connection is not kept, because the next one may reach the primary. */
async function askWhetherItWrites(pool: Pool): Promise<void> {
  const connection = await pool.connect()
  let onlyReads = true
  try {
    const { rows } = await connection.query<{ it: string }>(`select current_setting('transaction_read_only') as it`)
    onlyReads = rows[0]?.it !== 'off'
  } finally {
    connection.release(onlyReads)
  }
  if (onlyReads) throw new Error('it only reads')
}

/** Logs one line when a problem begins and one when it ends, however many calls it fails. */
export function watchTroubles({ pool, ownerPool, files, log, everyMs = 2000 }: Parts): Troubles {
  const begun = new Map<Trouble, { since: number; reason: string; again: ReturnType<typeof setInterval> }>()

  const looks: Record<Trouble, () => Promise<unknown>> = {
    database: () => askWhetherItWrites(pool),
    'room in the database': () =>
      ownerPool.query(`create temporary table room on commit drop as select generate_series(1, ${fillingRows})`),
    files: () => files.get(newKey()),
    'room for files': async () => files.remove((await files.put(streamOf([Buffer.alloc(roomBytes)]))).key),
  }

  /** The reason may change while the problem lasts. */
  function begin(trouble: Trouble, error: unknown): void {
    const reason = `${words[trouble].begins}: ${whatItSaid(error)}`
    const known = begun.get(trouble)
    if (known) return void (known.reason = reason)
    log.error(reason)
    const again = setInterval(() => void look(trouble).catch((latest) => begin(trouble, latest)), everyMs).unref()
    begun.set(trouble, { since: performance.now(), reason, again })
  }

  async function look(trouble: Trouble): Promise<void> {
    await looks[trouble]()
    const over = begun.get(trouble)
    if (!over) return
    clearInterval(over.again)
    begun.delete(trouble)
    log.warn(`${words[trouble].ends}, after ${Math.ceil((performance.now() - over.since) / 1000)} s.`)
  }

  return {
    note(error) {
      const trouble = troubleOf(error)
      if (trouble) begin(trouble, error)
    },
    has: (trouble) => begun.has(trouble),
    askDatabase: () => look('database').catch((error: unknown) => begin('database', error)),
    // While the file store is unreachable, everything but files is served.
    reasons: () => [...begun].flatMap(([trouble, { reason }]) => (trouble === 'files' ? [] : [reason])),
    close() {
      for (const { again } of begun.values()) clearInterval(again)
    },
  }
}
