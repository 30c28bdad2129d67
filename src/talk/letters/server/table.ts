import { needs } from '#platform/server/db/tenancy/rights.ts'
import type { LetterNews } from '#talk/letters/server/public/letter-news.ts'
import type { LetterKind, NewsKind, SwitchableKind, WordsKind } from '#weddings/news/contract/letter-kinds.ts'
import type { Channel } from '#talk/letters/contract/endpoints.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { bytes, instant, setNow } from '#platform/server/db/columns.ts'
import { boolean, index, integer, jsonb, sql, text, unique, uniqueIndex } from '#platform/server/db/drizzle.ts'
import { anyonePolicy, studioKey } from '#platform/server/db/tenancy/tenancy.ts'
import { people } from '#weddings/people/server/table.ts'

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
    /** What the person knew of it before the first change that it was not told of; null of something new. */
    before: jsonb().$type<object>(),
    createdAt: setNow(),
    settledAt: instant(),
    /** Settled by a letter that told it. */
    told: boolean().notNull().default(false),
  },
  (t) => [
    studioKey('notices_person', t.plannerId, t.personId, people),
    uniqueIndex('notices_pending')
      .on(t.plannerId, t.personId, t.kind, t.subjectId)
      .where(sql`settled_at is null`),
    index('notices_by_settled').on(t.settledAt),
    index('notices_by_subject').on(t.plannerId, t.personId, t.kind, t.subjectId),
  ],
  needs.wedding,
)

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

/** What the studio does not write about to the people of a wedding, and whether its letters are held. */
export const letterSettings = weddingTable(
  'letter_settings',
  {
    kindsOff: text()
      .array()
      .$type<SwitchableKind[]>()
      .notNull()
      .default(sql`'{}'`),
    held: boolean().notNull().default(false),
  },
  (t) => [unique('letter_settings_once').on(t.plannerId, t.clientId)],
)

/** A studio's own words at the beginning of a kind of letter, in place of ours. */
export const letterWords = studioTable(
  'letter_words',
  { kind: text().$type<WordsKind>().notNull(), words: text().notNull() },
  (t) => [unique('letter_words_once').on(t.plannerId, t.kind)],
)
