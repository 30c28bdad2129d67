import * as z from 'zod/mini'
import { optionalText } from '#platform/contract/fields.ts'
import { linkKinds } from '#platform/contract/link-kinds.ts'
import { count } from '#platform/server/db/row-forms.ts'
import { about } from '#platform/server/db/about.ts'
import { links } from '#weddings/links/server/table.ts'

export const tables = [
  about(links, {
    skipsTrash: true,
    couple: {
      select: ['id', 'plannerId', 'clientId', 'kind', 'subjectId', 'isMailed', 'expiresAt', 'revokedAt'],
      insert: 'all',
      update: ['revokedAt'],
      delete: 'all',
    },
    link: { select: ['id', 'plannerId', 'clientId', 'label', 'expiresAt'] },
    announced: { topic: 'links', wedding: 'client_id' },
    // Each mail to guests has one.
    ceiling: [1_000_000, 'links'],
    exported: {
      inWedding: 'own',
      secrets: ['token_hash'],
      form: { kind: z.enum(linkKinds), label: optionalText(), openedCount: count },
      references: {
        subject_id: {
          by: 'kind',
          tables: { 'vendor-day': 'vendors', 'member-calendar': 'members', rsvp: 'envelopes' },
        },
      },
    },
  }),
]
