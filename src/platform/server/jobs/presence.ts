import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Pool } from '#platform/server/db/pool.ts'

/** The advisory lock class of live workers, one lock each. The number is arbitrary. */
export const presenceLocks = 7238152

const againAfterMs = 200

/**
 * The database probes the connection after this, so that the lock of a machine that vanished is released within a
 * minute, not hours.
 */
const keptAlive = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

export type Presence = { end: () => Promise<void> }

/** Holds a lock in the worker's name while the process lives, on a connection of its own. */
export function holdPresence(pool: Pool, name: string): Presence {
  const ending = new AbortController()

  async function holdOnce(): Promise<void> {
    const connection = new pg.Client(pool.options)
    const lost = new Promise<void>((resolve) => {
      connection.on('error', () => resolve())
      connection.on('end', () => resolve())
      ending.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    try {
      await connection.connect()
      await connection.query(keptAlive)
      await connection.query('select pg_advisory_lock($1, hashtext($2))', [presenceLocks, name])
      await lost
    } finally {
      await connection.end().catch(() => {})
    }
  }

  async function holdOn(): Promise<void> {
    while (!ending.signal.aborted) {
      await holdOnce().catch(() => {})
      if (!ending.signal.aborted) await pause(againAfterMs)
    }
  }

  const running = holdOn()
  return {
    async end() {
      ending.abort()
      await running
    },
  }
}
