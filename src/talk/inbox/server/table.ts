import type { UnplacedReason } from '#talk/inbox/contract/endpoints.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { identity, setNow } from '#platform/server/db/columns.ts'
import { index, integer, pgTable, text, unique } from '#platform/server/db/drizzle.ts'
import { anyonePolicy, studioKey } from '#platform/server/db/tenancy/tenancy.ts'

/** Mails that have arrived and are not read yet. */
export const incomingMails = pgTable(
  'incoming_mails',
  { id: identity(), fileKey: text().notNull(), receivedAt: setNow() },
  () => [anyonePolicy('incoming_mails')],
)

/** Mails that were taken, so that one that is delivered again is not taken twice. */
export const takenMails = studioTable(
  'taken_mails',
  { messageId: text().notNull(), personId: integer().notNull(), takenAt: setNow() },
  (t) => [
    unique('taken_mails_once').on(t.plannerId, t.messageId),
    index('taken_mails_by_person').on(t.plannerId, t.personId, t.takenAt),
    index('taken_mails_by_age').on(t.takenAt),
  ],
)

/** Answers that the planner has to look at. */
export const unplacedMails = weddingTable(
  'unplaced_mails',
  {
    fromName: text().notNull(),
    fromAddress: text().notNull(),
    subject: text().notNull(),
    content: text().notNull(),
    reason: text().$type<UnplacedReason>().notNull(),
    receivedAt: setNow(),
  },
  (t) => [unique('unplaced_mails_of_planner').on(t.plannerId, t.id)],
)

export const unplacedFiles = weddingTable(
  'unplaced_files',
  {
    mailId: integer().notNull(),
    fileKey: text().notNull(),
    originalName: text().notNull(),
    fileType: text().notNull(),
    fileSize: integer().notNull(),
  },
  (t) => [
    studioKey('unplaced_files_mail', t.plannerId, t.mailId, unplacedMails),
    index('unplaced_files_by_mail').on(t.plannerId, t.mailId),
  ],
)
