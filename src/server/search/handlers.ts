import type { contract } from '#contract/index.ts'
import { searchMinimum } from '#contract/search-minimum.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { searchStudio } from '#server/search/queries.ts'

export const search: HandlersOf<typeof contract.search> = {
  find: async ({ tx, query }) => ((query.q ?? '').length < searchMinimum ? [] : searchStudio(tx, query.q ?? '')),
}
