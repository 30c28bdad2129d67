import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { whatItSaid } from '#server/db/failure.ts'
import type { Pool } from '#server/db/pool.ts'
import { newKey, type FileStore } from '#server/files/store.ts'
import { troubleOf, type Trouble } from '#server/http/trouble-of.ts'

type Parts = {
  pool: Pool
  /** Whoever may write in the database at all can tell whether there is room. */
  ownerPool: Pool
  files: FileStore
  log: FastifyBaseLogger
  everyMs?: number
}

export type Troubles = {
  /** Takes note of a failure, if it is of this kind. */
  note: (error: unknown) => void
  has: (trouble: Trouble) => boolean
  /** Looks for itself whether the database is there. */
  askDatabase: () => Promise<void>
  /** Why this installation is not ready for all that it is for, in words for its operator. */
  reasons: () => string[]
  close: () => void
}

/** As much as must be free before writing counts as possible again. */
const roomBytes = 1024 * 1024
const fillingRows = 30_000

const words: Record<Trouble, { begins: string; ends: string }> = {
  database: { begins: 'The database can not be reached', ends: 'The database is reached again' },
  'room in the database': {
    begins: 'There is no room left on the disk of the database',
    ends: 'There is room again on the disk of the database',
  },
  files: { begins: 'The file store can not be reached', ends: 'The file store is reached again' },
  'room for files': { begins: 'There is no room left for files', ends: 'There is room for files again' },
}

/** A standby answers too. The connection to one is not kept, because the next may lead to the server that writes. */
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

/** A line when a trouble begins and one when it is over, however many calls have failed of it in between. */
export function watchTroubles({ pool, ownerPool, files, log, everyMs = 2000 }: Parts): Troubles {
  const begun = new Map<Trouble, { since: number; reason: string; again: ReturnType<typeof setInterval> }>()

  const looks: Record<Trouble, () => Promise<unknown>> = {
    database: () => askWhetherItWrites(pool),
    'room in the database': () =>
      ownerPool.query(`create temporary table room on commit drop as select generate_series(1, ${fillingRows})`),
    files: () => files.get(newKey()),
    'room for files': async () => files.remove((await files.put(Readable.from([Buffer.alloc(roomBytes)]))).key),
  }

  /** Why it lasts may be another reason than why it began. */
  function begin(trouble: Trouble, error: unknown): void {
    const reason = `${words[trouble].begins}: ${whatItSaid(error)}`
    const known = begun.get(trouble)
    if (known) return void (known.reason = reason)
    log.error(reason)
    const again = setInterval(() => void look(trouble).catch((latest) => begin(trouble, latest)), everyMs).unref()
    begun.set(trouble, { since: Date.now(), reason, again })
  }

  async function look(trouble: Trouble): Promise<void> {
    await looks[trouble]()
    const over = begun.get(trouble)
    if (!over) return
    clearInterval(over.again)
    begun.delete(trouble)
    log.warn(`${words[trouble].ends}, after ${Math.ceil((Date.now() - over.since) / 1000)} s.`)
  }

  return {
    note(error) {
      const trouble = troubleOf(error)
      if (trouble) begin(trouble, error)
    },
    has: (trouble) => begun.has(trouble),
    askDatabase: () => look('database').catch((error: unknown) => begin('database', error)),
    // Everything but files is served while their store is out of reach.
    reasons: () => [...begun].flatMap(([trouble, { reason }]) => (trouble === 'files' ? [] : [reason])),
    close() {
      for (const { again } of begun.values()) clearInterval(again)
    },
  }
}
