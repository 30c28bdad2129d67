import { about } from '#platform/server/db/about.ts'
import { feedEntries } from '#exchange/feeds/server/table.ts'

export const tables = [
  about(feedEntries, {
    link: {
      select: [
        'plannerId',
        'weddingId',
        'couple',
        'source',
        'sourceId',
        'title',
        'details',
        'place',
        'date',
        'time',
        'minutes',
        'timeZone',
        'sequence',
        'changedAt',
        'cancelledAt',
      ],
    },
    exported: 'is made from events and days, for calendars',
  }),
]
