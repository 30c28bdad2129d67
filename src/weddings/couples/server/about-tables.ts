import { about } from '#platform/server/db/about.ts'
import { coupleSecrets, coupleSessions } from '#weddings/couples/server/table.ts'

export const tables = [
  about(coupleSecrets, { exported: 'contains passwords and invitations, as hashes' }),
  about(coupleSessions, {
    skipsTrash: true,
    exported: 'contains sessions',
  }),
]
