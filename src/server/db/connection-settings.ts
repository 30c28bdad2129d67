import type { roles } from '#server/db/tenancy/tenancy.ts'

/** The role that connections start in; undefined is the owner of the database, who has signed in. */
export type PoolRole = typeof roles.app | undefined

/**
 * Statements that run longer than this are somebody's mistake; a transaction never waits for anything but the database;
 * and whoever waits for a lock keeps a connection from others.
 */
export const limits = { statement_timeout: '15s', idle_in_transaction_session_timeout: '15s', lock_timeout: '2s' }

/** Moments are read and written in UTC. */
export const settingsFor = (role: PoolRole) =>
  Object.entries({ timezone: 'UTC', datestyle: 'ISO', ...limits, ...(role && { role }) })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
