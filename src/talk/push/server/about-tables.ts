import { about } from '#platform/server/db/about.ts'
import { pushSubscriptions } from '#talk/push/server/table.ts'

export const tables = [
  about(pushSubscriptions, {
    skipsTrash: true,
    couple: {
      select: [
        'id',
        'plannerId',
        'clientId',
        'personId',
        'coupleSessionId',
        'endpoint',
        'label',
        'createdAt',
        'lastUsedAt',
      ],
      // All columns, because an insert names also those that it leaves at their default.
      insert: 'all',
      update: ['endpoint', 'p256dh', 'auth', 'label', 'createdAt'],
      delete: 'all',
    },
    exported: 'contains the keys of devices',
  }),
]
