import { about } from '#platform/server/db/about.ts'
import { apiTokens } from '#studio/tokens/server/table.ts'

export const tables = [
  about(apiTokens, { announced: { topic: 'tokens', on: 'insert or delete' }, exported: 'contains tokens, as hashes' }),
]
