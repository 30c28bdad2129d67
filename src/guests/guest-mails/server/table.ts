import type { GuestMailKind, GuestMailState } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { instant, setNow } from '#platform/server/db/columns.ts'
import { index, integer, jsonb, sql, text, unique, uniqueIndex } from '#platform/server/db/drizzle.ts'
import { studioKey } from '#platform/server/db/tenancy/tenancy.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'

/** What a wedding's guests are mailed in place of our words, by kind and language. */
export const guestMailWords = weddingTable(
  'guest_mail_words',
  {
    kind: text().$type<GuestMailKind>().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    words: text().notNull(),
  },
  (t) => [unique('guest_mail_words_once').on(t.plannerId, t.clientId, t.kind, t.language)],
)

export type OwnText = { language: Language; subject: string; words: string }

/** One press of the button that sends, or one reminder before a deadline. */
export const guestMailings = weddingTable(
  'guest_mailings',
  {
    kind: text().$type<GuestMailKind>().notNull(),
    wave: integer().notNull(),
    /** The deadline before which guests are reminded by themselves. */
    deadline: text(),
    /** The studio's own words as they were when it was sent. */
    texts: jsonb().$type<OwnText[]>().notNull(),
    createdAt: setNow(),
    stoppedAt: instant(),
  },
  (t) => [
    unique('guest_mailings_of_planner').on(t.plannerId, t.id),
    unique('guest_mailings_once').on(t.plannerId, t.clientId, t.kind, t.wave),
    unique('guest_mailings_of_deadline').on(t.plannerId, t.clientId, t.deadline),
  ],
)

/** A mail to an envelope. It outlives the envelope, so that one whose deletion is undone does not get it again. */
export const guestMails = weddingTable(
  'guest_mails',
  {
    mailingId: integer().notNull(),
    envelopeId: integer().notNull(),
    kind: text().$type<GuestMailKind>().notNull(),
    state: text().$type<GuestMailState>().notNull().default('waiting'),
    email: text().notNull(),
    sentAt: instant(),
    bouncedAt: instant(),
    bounceReason: text(),
    /** The link that it contains. */
    linkId: integer(),
  },
  (t) => [
    studioKey('guest_mails_mailing', t.plannerId, t.mailingId, guestMailings),
    unique('guest_mails_of_mailing').on(t.plannerId, t.mailingId, t.envelopeId),
    uniqueIndex('guest_mails_once')
      .on(t.plannerId, t.envelopeId, t.kind)
      .where(sql`state <> 'left-out' and bounced_at is null and kind in ('save-the-date', 'invitation')`),
    index('guest_mails_latest').on(t.plannerId, t.clientId, t.kind, t.envelopeId, t.id),
  ],
)
