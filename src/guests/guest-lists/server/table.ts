import type { CoupleMay, GuestList } from '#guests/guest-lists/contract/endpoints.ts'
import { integer, text, unique } from '#platform/server/db/drizzle.ts'
import { coupleAccess, couplePolicy, linkPolicy, weddingOfRsvp } from '#platform/server/db/tenancy/tenancy.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'

/** The settings of the guest list of a wedding; without a row they are as they begin. */
export const guestLists = weddingTable(
  'guest_lists',
  {
    coupleMay: text().$type<CoupleMay>().notNull().default('edit'),
    /** How many days before a deadline guests are reminded by themselves; null for never. */
    remindDays: integer().$type<NonNullable<GuestList['remindDays']>>(),
    /** Stands on printed cards, so that it stays once it is made. */
    code: text(),
    /** What the page for answers tells guests, as somebody wrote it. */
    dressCode: text(),
    directions: text(),
    lodging: text(),
  },
  (t) => [
    unique('guest_lists_once').on(t.plannerId, t.clientId),
    unique('guest_lists_code').on(t.code),
    coupleAccess('guest_lists', 'only-money'),
    couplePolicy('guest_lists'),
    linkPolicy('guest_lists', weddingOfRsvp),
  ],
)
