import { newEvent } from '#planning/events/contract/endpoints.ts'
import { inPlanForm } from '#platform/server/db/row-forms.ts'
import { about } from '#platform/server/db/about.ts'
import { events } from '#planning/events/server/table.ts'

export const tables = [
  about(events, {
    couple: { select: 'all' },
    announced: { topic: 'events', wedding: 'client_id' },
    ceiling: [50000, 'events'],
    history: {
      noun: 'event',
      without: ['search_text'],
      fields: {
        client_id: 'couple',
        title: 'title',
        description: 'description',
        place: 'place',
        time: 'time',
        type: 'type',
        minutes: 'duration',
        date_offset: 'tie to the wedding’s date',
      },
      date: 'date',
      undo: 'true',
    },
    outside: 'event',
    exported: {
      inWedding: 'own',
      csv: {
        name: 'events',
        heads: {
          couple: 'Couple',
          title: 'Title',
          date: 'Date',
          time: 'Time',
          minutes: 'Minutes',
          type: 'Type',
          description: 'Description',
          place: 'Place',
        },
      },
      form: { ...newEvent.shape, ...inPlanForm },
      kinds: ['event'],
    },
  }),
]
