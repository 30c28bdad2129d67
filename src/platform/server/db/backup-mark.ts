/**
 * An advisory lock that a backup holds, shared, while it copies. The number is arbitrary but unlike that of other
 * programs.
 */
export const backupLock = 7238153

/**
 * Whether a backup is running. If none is once the row is gone, the row's file may be removed: a backup that begins
 * later does not contain the row.
 */
export const backupRuns = `exists (
  select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${backupLock} and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database()))`
