import type * as endpoints from '#overview/search/contract/endpoints.ts'
import { searchMinimum } from '#overview/search/contract/search-minimum.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { searchStudio } from '#overview/search/server/queries.ts'

export const search: HandlersOf<typeof endpoints> = {
  find: async ({ tx, query }) => ((query.q ?? '').length < searchMinimum ? [] : searchStudio(tx, query.q ?? '')),
}
