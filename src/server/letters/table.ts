import type { LetterKind, NewsKind, SwitchableKind, WordsKind } from '#contract/letter-kinds.ts'
import type { Channel } from '#contract/letters.ts'
import { studioTable } from '#server/accounts/table.ts'
import { weddingTable } from '#server/clients/table.ts'
import { bytes, instant, setNow } from '#server/db/columns.ts'
import { index, integer, jsonb, sql, text, unique, uniqueIndex } from '#server/db/drizzle.ts'
import { anyonePolicy, studioKey } from '#server/db/tenancy/tenancy.ts'
import { people } from '#server/people/table.ts'

/** News for one person of a wedding, until a letter tells it or it is out of date. */
export const notices = weddingTable(
  'notices',
  {
    personId: integer().notNull(),
    kind: text().$type<NewsKind>().notNull(),
    /** The id of the message, task and so on that it is about. */
    subjectId: integer().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    createdAt: setNow(),
    settledAt: instant(),
  },
  (t) => [
    studioKey('notices_person', t.plannerId, t.personId, people),
    uniqueIndex('notices_pending')
      .on(t.plannerId, t.personId, t.kind, t.subjectId)
      .where(sql`settled_at is null`),
    index('notices_by_settled').on(t.settledAt),
  ],
)

export type LetterNews = {
  kind: LetterKind
  title: string
  detail: string
  /** The id of the record that its link leads to. */
  shownId?: number
}

/** What was mailed. It outlives the person, so that the planner still sees it. */
export const letters = weddingTable(
  'letters',
  {
    personId: integer().notNull(),
    personName: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    kinds: text().array().$type<LetterKind[]>().notNull(),
    /** What it told, so that it can be sent again. */
    news: jsonb().$type<LetterNews[]>().notNull().default([]),
    channel: text().$type<Channel>().notNull().default('mail'),
    sentAt: setNow(),
    /** When a link in it was first used. */
    openedAt: instant(),
    bouncedAt: instant(),
    bounceReason: text(),
    /** When the mail server was told its end and did not answer, so that it may not have gone out. */
    uncertainAt: instant(),
    sentAgainAt: instant(),
    linkHash: bytes().notNull().unique(),
    settingsHash: bytes().notNull().unique(),
  },
  (t) => [index('letters_newest').on(t.plannerId, t.clientId, t.id), anyonePolicy('letters')],
)

/** What the studio does not write about to the people of a wedding. */
export const letterSettings = weddingTable(
  'letter_settings',
  {
    kindsOff: text()
      .array()
      .$type<SwitchableKind[]>()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [unique('letter_settings_once').on(t.plannerId, t.clientId)],
)

/** A studio's own words at the beginning of a kind of letter, in place of ours. */
export const letterWords = studioTable(
  'letter_words',
  { kind: text().$type<WordsKind>().notNull(), words: text().notNull() },
  (t) => [unique('letter_words_once').on(t.plannerId, t.kind)],
)
