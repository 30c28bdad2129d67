import { clients } from '#server/clients/handlers.ts'
import { clients as clientsTable } from '#server/clients/table.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default {
  handlers: clients,
  historyNouns: { clients: 'wedding' },
  fileColumns: [clientsTable.avatarKey],
} satisfies ServerFeature
