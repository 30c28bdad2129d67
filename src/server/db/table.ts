import { identity, setNow } from '#server/db/columns.ts'
import { index, pgTable, text } from '#server/db/drizzle.ts'
import { doorPolicy } from '#server/db/tenancy/tenancy.ts'

/** What `limits.ts` counts: failed sign-ins, sign-ups, mails. All app processes share it. */
export const attempts = pgTable(
  'attempts',
  { id: identity(), kind: text().notNull(), key: text().notNull(), at: setNow() },
  (t) => [index('attempts_by_key').on(t.kind, t.key, t.at), index('attempts_by_age').on(t.at), doorPolicy('attempts')],
)
