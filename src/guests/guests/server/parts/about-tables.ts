import { newPart } from '#guests/guests/contract/parts/endpoints.ts'
import { parts } from '#guests/guests/server/parts/table.ts'
import { about } from '#platform/server/db/about.ts'
import { inPlanForm } from '#platform/server/db/row-forms.ts'

const shownToCouple = [
  'id',
  'plannerId',
  'clientId',
  'name',
  'daysAfter',
  'time',
  'place',
  'meals',
  'invitesAll',
  'dueDate',
  'offset',
] as const

export const tables = [
  about(parts, {
    couple: { select: shownToCouple, insert: 'all', update: shownToCouple, delete: 'all' },
    link: {
      select: ['id', 'plannerId', 'clientId', 'name', 'daysAfter', 'time', 'place', 'meals', 'dueDate'],
    },
    announced: { topic: 'guests', wedding: 'client_id' },
    ceiling: [50000, 'parts of weddings'],
    history: {
      noun: 'part',
      fields: {
        client_id: 'couple',
        name: 'name',
        days_after: 'day',
        time: 'time',
        place: 'place',
        meals: 'meals',
        invites_all: 'whom it is for',
        date_offset: 'tie to the wedding’s date',
      },
      date: 'due_date',
      undo: 'true',
      parts: ['guest_answers.part_id'],
    },
    exported: {
      inWedding: 'own',
      csv: {
        name: 'parts',
        heads: { couple: 'Couple', name: 'Name', time: 'Time', place: 'Place', due_date: 'Deadline' },
      },
      form: { ...newPart.shape, dueDate: newPart.shape.deadline, ...inPlanForm },
    },
  }),
]
