import { about } from '#platform/server/db/about.ts'
import { auditEntries, auditHeads } from '#studio/audit/server/table.ts'

export const tables = [
  about(auditEntries, {
    announced: { topic: 'audit', on: 'insert' },
    exported: { inWedding: 'none', order: 'seq', staysBehind: true },
  }),
  about(auditHeads, { exported: 'repeats the last entry of the audit log' }),
]
