import { sql, type SQL } from '#platform/server/db/drizzle.ts'

/**
 * Whether the guests of an envelope, in a query with its row, have asked for no more mail about the wedding. Who asks for
 * an address asks for all envelopes with it.
 */
export const wantsNoMail = (envelope: SQL, clientId: SQL | number): SQL<boolean> =>
  sql<boolean>`(${envelope}.no_mail_at is not null or coalesce(lower(${envelope}.email) in (select lower(other.email)
    from envelopes other where other.client_id = ${clientId} and other.no_mail_at is not null and other.email is not null), false))`
