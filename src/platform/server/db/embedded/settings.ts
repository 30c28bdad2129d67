/** Suits the smallest machine, starts quickly, and keeps full durability. */
const always = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  shared_buffers: '32MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  jit: 'off',
  io_method: 'sync',
  random_page_cost: '1.1',
  wal_level: 'replica',
  wal_compression: 'pglz',
  min_wal_size: '48MB',
  max_wal_size: '256MB',
  max_wal_senders: '0',
  max_replication_slots: '2',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** For clusters that exist for one test run only. */
const nothingToLose = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '150' }

export function serverArguments(throwaway: boolean): string[] {
  const settings = throwaway ? { ...always, ...nothingToLose } : always
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
