import { timeZone } from '#platform/contract/fields.ts'
import { newPerson, person } from '#weddings/people/contract/endpoints.ts'
import * as z from 'zod/mini'
import { languages } from '#platform/contract/locale/language.ts'
import { about } from '#platform/server/db/about.ts'
import { people } from '#weddings/people/server/table.ts'

export const tables = [
  about(people, {
    couple: {
      select: ['id', 'plannerId', 'clientId', 'role', 'name', 'access', 'rhythm', 'language'],
    },
    announced: { topic: 'people', wedding: 'client_id' },
    ceiling: [20000, 'people'],
    history: {
      noun: 'person',
      without: ['rhythm', 'time_zone', 'last_seen_at', 'invited_at', 'week_told_on'],
      fields: {
        client_id: 'couple',
        role: 'role',
        name: 'name',
        relation: 'relation',
        email: 'email address',
        phone: 'phone number',
        access: 'access',
        language: 'language',
      },
    },
    exported: {
      inWedding: 'own',
      csv: {
        name: 'people',
        heads: {
          couple: 'Couple',
          name: 'Name',
          role: 'Role',
          relation: 'Relation',
          email: 'Email',
          phone: 'Phone',
          language_note: 'Language note',
          language: 'Language',
          access: 'Access',
        },
      },
      form: { ...newPerson.shape, language: z.nullable(z.enum(languages)), role: person.shape.role, timeZone },
      // Who has been seen is taken for invited.
      reset: () => ({ invited_at: null, last_seen_at: null }),
    },
  }),
]
