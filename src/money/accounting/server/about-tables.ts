import { about } from '#platform/server/db/about.ts'
import { accountingConnections, accountingAnswers, accountingLinks } from '#money/accounting/server/table.ts'

export const tables = [
  about(accountingConnections, {
    announced: { topic: 'accounting' },
    exported: 'contains the keys of the accounting service',
  }),
  about(accountingAnswers, { exported: 'is read once, while the books are connected' }),
  about(accountingLinks, {
    announced: { topic: 'accounting' },
    exported: 'belongs to a connection with the books, which is made anew',
  }),
]
