import { guestWords, plannersGuestList } from '#guests/guest-lists/contract/endpoints.ts'
import { guestLists } from '#guests/guest-lists/server/table.ts'
import { about } from '#platform/server/db/about.ts'

const words = ['dressCode', 'directions', 'lodging'] as const

export const tables = [
  about(guestLists, {
    couple: { select: 'all', insert: ['clientId', 'code'], update: ['code', ...words] },
    link: { select: ['id', 'plannerId', 'clientId', ...words] },
    announced: { topic: 'guests', wedding: 'client_id' },
    ceiling: [50000, 'guest lists'],
    exported: {
      inWedding: 'own',
      without: ['code'],
      form: { ...plannersGuestList.shape, ...guestWords },
      // No mail leaves because somebody has brought an export.
      reset: () => ({ remind_days: null }),
    },
  }),
]
