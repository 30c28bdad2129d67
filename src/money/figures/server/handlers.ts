import type * as endpoints from '#money/figures/contract/endpoints.ts'
import { csvHeads, csvRows } from '#money/figures/server/csv.ts'
import * as queries from '#money/figures/server/queries.ts'
import { csvOf } from '#platform/server/foundation/csv.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { recordOf } from '#studio/audit/server/public/record.ts'

export const figures: HandlersOf<typeof endpoints> = {
  read: ({ tx, query }) => queries.readMoney(tx, query),

  rows: ({ tx, query }) => queries.listRows(tx, query),

  // Recorded apart, because the transactions of a token that only reads are read-only.
  csv: {
    async outside({ who, query: { by, ...span }, within, withoutSession }) {
      const money = await within((tx) => queries.readMoney(tx, span))
      await withoutSession((tx) => recordOf(tx, 'figures-downloaded', who))
      return {
        bytes: csvOf(csvHeads[by], csvRows[by](money)),
        type: 'text/csv; charset=utf-8',
        name: `money-by-${by}.csv`,
        disposition: 'attachment',
      }
    },
  },
}
