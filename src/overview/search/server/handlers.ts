import type * as endpoints from '#contract/search.ts'
import { searchMinimum } from '#contract/search-minimum.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { searchStudio } from '#server/search/queries.ts'

export const search: HandlersOf<typeof endpoints> = {
  find: async ({ tx, query }) => ((query.q ?? '').length < searchMinimum ? [] : searchStudio(tx, query.q ?? '')),
}
