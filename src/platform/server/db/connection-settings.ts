import type { roles } from '#platform/server/db/tenancy/tenancy.ts'

/** The role that connections start in; undefined is the owner of the database, who logs in. */
export type PoolRole = typeof roles.app | undefined

/**
 * A longer statement is a mistake, a transaction waits for nothing but the database, and a long wait for a lock would
 * keep a connection from others.
 */
export const limits = { statement_timeout: '15s', idle_in_transaction_session_timeout: '15s', lock_timeout: '2s' }

/** Timestamps are read and written in UTC. */
export const settingsFor = (role: PoolRole) =>
  Object.entries({ timezone: 'UTC', datestyle: 'ISO', ...limits, ...(role && { role }) })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
