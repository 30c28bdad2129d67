/** A lock that a backup shares while it copies. Any number that no other program on the database takes. */
export const backupLock = 7238153

/**
 * Whether a backup is being taken. Who finds none after a row is gone may remove the row's file: a backup that begins
 * later does not have the row.
 */
export const backupRuns = `exists (
  select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${backupLock} and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database()))`
