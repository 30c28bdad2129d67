import { weddingTable } from '#weddings/clients/server/table.ts'
import { index, integer, sql } from '#platform/server/db/drizzle.ts'
import { anyonePolicy, couplePolicy, ownWedding, studioKey } from '#platform/server/db/tenancy/tenancy.ts'
import { people } from '#weddings/people/server/table.ts'
import { credential } from '#studio/second-factors/server/table.ts'

const ofPerson = sql`${ownWedding} and person_id = (select current_setting('app.person')::int)`

/** A passkey with which a person of a couple opens the portal. */
export const couplePasskeys = weddingTable(
  'couple_passkeys',
  {
    personId: integer().notNull(),
    ...credential(),
  },
  (t) => [
    studioKey('couple_passkeys_person', t.plannerId, t.personId, people),
    index('couple_passkeys_by_person').on(t.plannerId, t.personId),
    couplePolicy('couple_passkeys', ofPerson),
    anyonePolicy('couple_passkeys'),
  ],
)
