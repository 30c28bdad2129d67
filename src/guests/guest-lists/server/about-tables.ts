import { plannersGuestList } from '#guests/guest-lists/contract/endpoints.ts'
import { guestLists } from '#guests/guest-lists/server/table.ts'
import { about } from '#platform/server/db/about.ts'

export const tables = [
  about(guestLists, {
    couple: { select: 'all', insert: ['clientId', 'code'], update: ['code'] },
    announced: { topic: 'guests', wedding: 'client_id' },
    ceiling: [50000, 'guest lists'],
    exported: {
      inWedding: 'own',
      without: ['code'],
      form: plannersGuestList.shape,
      // No mail leaves because somebody has brought an export.
      reset: () => ({ remind_days: null }),
    },
  }),
]
