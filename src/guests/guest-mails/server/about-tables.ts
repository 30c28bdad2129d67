import * as z from 'zod/mini'
import { guestMail, guestMailing, newMailing, ownWords } from '#guests/guest-mails/contract/endpoints.ts'
import { guestMailings, guestMails, guestMailWords } from '#guests/guest-mails/server/table.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { about } from '#platform/server/db/about.ts'

const topic = { topic: 'guest-mails', wedding: 'client_id' } as const

const ownText = z.object({
  language: z.enum(languages),
  subject: ownWords.shape.subject,
  words: ownWords.shape.words,
})

export const tables = [
  about(guestMailWords, {
    announced: topic,
    ceiling: [200_000, 'texts of emails to guests'],
    history: {
      noun: 'email to guests',
      subject: `(r ->> 'kind')`,
      fields: { client_id: 'couple', subject: 'subject', words: 'text' },
      undo: 'true',
    },
    exported: { inWedding: 'own', form: ownWords.shape },
  }),
  about(guestMailings, {
    announced: topic,
    ceiling: [100_000, 'mailings to guests'],
    exported: {
      inWedding: 'own',
      form: {
        kind: guestMailing.shape.kind,
        wave: newMailing.shape.wave,
        texts: z.array(ownText).check(z.maxLength(languages.length)),
      },
    },
  }),
  about(guestMails, {
    announced: topic,
    ceiling: [1_000_000, 'emails to guests'],
    exported: {
      inWedding: 'own',
      form: { kind: guestMail.shape.kind, state: guestMail.shape.state },
      references: { envelope_id: 'envelopes', link_id: 'links' },
      // No mail leaves because somebody has brought an export.
      reset: (row) => ({ state: row['state'] === 'waiting' ? 'left-out' : row['state'] }),
    },
  }),
]
