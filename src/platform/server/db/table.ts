import { identity, setNow } from '#platform/server/db/columns.ts'
import { index, pgTable, text } from '#platform/server/db/drizzle.ts'
import { anyonePolicy } from '#platform/server/db/tenancy/tenancy.ts'

/** Attempts counted by `platform/server/db/limits.ts`: failed logins, sign-ups, mails. Shared by all app processes. */
export const attempts = pgTable(
  'attempts',
  { id: identity(), kind: text().notNull(), key: text().notNull(), at: setNow() },
  (t) => [
    index('attempts_by_key').on(t.kind, t.key, t.at),
    index('attempts_by_age').on(t.at),
    anyonePolicy('attempts'),
  ],
)
