import type { CoupleMay, GuestList } from '#guests/guest-lists/contract/endpoints.ts'
import { guestLists } from '#guests/guest-lists/server/table.ts'
import type { Session } from '#platform/server/db/callers.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { msg } from '#platform/contract/locale/translate.ts'

const shown = { coupleMay: guestLists.coupleMay, remindDays: guestLists.remindDays }

const ofWedding = preparedSelect(shown, (select) =>
  select.from(guestLists).where(eq(guestLists.clientId, sql.placeholder('clientId'))),
)

export async function findGuestList(tx: Tx, clientId: number): Promise<GuestList> {
  const [row] = await ofWedding(tx, { clientId })
  return row ?? { coupleMay: 'edit', remindDays: null }
}

export async function storeGuestList(tx: Tx, clientId: number, change: Partial<GuestList>): Promise<GuestList> {
  const [row] = await tx
    .insert(guestLists)
    .values({ clientId, ...change })
    .onConflictDoUpdate({
      target: [guestLists.plannerId, guestLists.clientId],
      set: { clientId: sql`excluded.client_id`, ...change },
    })
    .returning(shown)
  return row ?? refuse('not-found')
}

/** What the caller may do with the guest list of a wedding; a planner may do everything. */
export async function mayChangeGuests(tx: Tx, who: Session, clientId: number): Promise<CoupleMay> {
  return who.kind === 'planner' ? 'edit' : (await findGuestList(tx, clientId)).coupleMay
}

export const refuseGuests = (): never =>
  refuse('forbidden', { message: msg('Your planner keeps this guest list. Please send them your changes.') })

/** Refuses a couple that may not change all of its guest list. */
export async function refuseUnlessEdits(tx: Tx, who: Session, clientId: number): Promise<void> {
  if ((await mayChangeGuests(tx, who, clientId)) !== 'edit') refuseGuests()
}
