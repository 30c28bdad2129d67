import { about } from '#platform/server/db/about.ts'
import { knownBrowsers, plannerSessions } from '#studio/sessions/server/table.ts'

export const tables = [
  about(plannerSessions, { exported: 'contains sessions' }),
  about(knownBrowsers, { exported: 'contains the keys of browsers, as hashes' }),
]
