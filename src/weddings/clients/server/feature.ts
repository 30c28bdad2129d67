import { clients } from '#weddings/clients/server/handlers.ts'
import { clients as clientsTable } from '#weddings/clients/server/table.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: clients,
  historyNouns: { clients: 'wedding' },
  fileColumns: [clientsTable.avatarKey],
} satisfies ServerFeature
