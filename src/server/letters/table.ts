import type { LetterKind } from '#contract/letters.ts'
import { clients } from '#server/clients/table.ts'
import { bytes, identity, instant, setNow } from '#server/db/columns.ts'
import { foreignKey, index, integer, pgTable, sql, text, uniqueIndex } from '#server/db/drizzle.ts'
import { doorPolicy, ofWedding, studioPolicies, weddingKey } from '#server/db/tenancy/tenancy.ts'
import { people } from '#server/people/table.ts'

/** News for one person of a wedding, until a letter tells it or it is out of date. */
export const notices = pgTable(
  'notices',
  {
    id: identity(),
    ...ofWedding(),
    personId: integer().notNull(),
    kind: text().$type<LetterKind>().notNull(),
    /** The id of the message, task and so on that it is about. */
    subjectId: integer().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    createdAt: setNow(),
    settledAt: instant(),
  },
  (t) => [
    ...weddingKey('notices', t, clients),
    foreignKey({
      name: 'notices_person',
      columns: [t.plannerId, t.personId],
      foreignColumns: [people.plannerId, people.id],
    }).onDelete('cascade'),
    uniqueIndex('notices_pending')
      .on(t.plannerId, t.personId, t.kind, t.subjectId)
      .where(sql`settled_at is null`),
    index('notices_by_settled').on(t.settledAt),
    ...studioPolicies('notices'),
  ],
)

/** What was mailed. It outlives the person, so that the planner still sees it. */
export const letters = pgTable(
  'letters',
  {
    id: identity(),
    ...ofWedding(),
    personId: integer().notNull(),
    personName: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    kinds: text().array().$type<LetterKind[]>().notNull(),
    sentAt: setNow(),
    /** When a link in it was first used. */
    openedAt: instant(),
    linkHash: bytes().notNull().unique(),
    settingsHash: bytes().notNull().unique(),
  },
  (t) => [
    ...weddingKey('letters', t, clients),
    index('letters_newest').on(t.plannerId, t.clientId, t.id),
    ...studioPolicies('letters'),
    doorPolicy('letters'),
  ],
)
