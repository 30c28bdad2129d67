import { bytes, setNow } from '#platform/server/db/columns.ts'
import { integer } from '#platform/server/db/drizzle.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'

/** Addresses for answers to mails, one for each mail. They outlive the person, so that late answers are shown. */
export const replyAddresses = weddingTable('reply_addresses', {
  personId: integer().notNull(),
  letterId: integer(),
  tokenHash: bytes().notNull().unique(),
  createdAt: setNow(),
})
