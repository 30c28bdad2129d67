import { about } from '#platform/server/db/about.ts'
import { keyedAnswers } from '#app/server/idempotency/table.ts'

const changed = ['request', 'status', 'runsUntil', 'turn', 'sealedAnswer'] as const
const read = ['id', 'plannerId', 'personId', 'linkId', 'key', 'answer', ...changed] as const

export const tables = [
  about(keyedAnswers, {
    couple: {
      select: read,
      insert: 'all',
      // Versions before the encryption write the answer, while another process has this one.
      update: [...changed, 'answer'],
      delete: 'all',
    },
    // No call of a link works outside of one transaction, so no key is given back.
    link: { select: read, insert: 'all', update: changed },
    exported: 'prevents calls from being applied twice, for a week',
  }),
]
