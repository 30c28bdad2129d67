import { about } from '#platform/server/db/about.ts'
import { couplePasskeys } from '#weddings/couples/server/couple-passkeys/table.ts'

export const tables = [
  about(couplePasskeys, {
    couple: {
      select: ['id', 'plannerId', 'clientId', 'personId', 'name', 'createdAt', 'lastUsedAt'],
      delete: 'all',
    },
    exported: 'belongs to the address of the installation, and to devices',
  }),
]
