import { guestRow, type GuestRow } from '#exchange/lists/contract/guest-rows.ts'
import type { ListOutcome, ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { DuplicateWay } from '#exchange/lists/contract/list-choices.ts'
import { planGuests } from '#exchange/lists/server/guests/guest-plan.ts'
import { isEmpty, storeGuests } from '#exchange/lists/server/guests/store-guests.ts'
import { lockList, openCouplesList } from '#exchange/lists/server/queries.ts'
import { problemsOf, refuseProblems } from '#exchange/lists/server/problems.ts'
import { listEnvelopes } from '#guests/guests/server/public/list-envelopes.ts'
import { listParts } from '#guests/guests/server/public/parts.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import type { Session } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { personIn, record } from '#studio/audit/server/public/record.ts'
import { openBatch } from '#weddings/history/server/public/batches.ts'

type Given = {
  clientId: number
  rows: readonly ListRow[]
  preview: boolean
  duplicates: DuplicateWay
  t: Translate
}

/** Private notes are the planner's, and not written for a couple. */
const withoutNotes = ({ privateNotes: _notes, envelopeNotes: _ofEnvelope, ...cells }: ListRow): ListRow => cells

/** Adds a list of guests to a wedding, all of it or nothing. Of two at once, the second sees what the first has added. */
export async function addGuests(
  tx: Tx,
  who: Session,
  { clientId, rows, preview, duplicates: way, t }: Given,
): Promise<ListOutcome> {
  await lockList(tx, clientId)
  const read: { row: number; cells: GuestRow }[] = []
  const wrong: ListOutcome['problems'] = []
  for (const [row, given] of rows.entries()) {
    const { success, data, error } = guestRow.safeParse(who.kind === 'couple' ? withoutNotes(given) : given)
    if (success) read.push({ row, cells: data })
    else wrong.push(...problemsOf(row, error, t))
  }
  const plan = planGuests(read, await listEnvelopes(tx, who.kind, clientId), await listParts(tx, clientId), way, t)
  const problems = [...wrong, ...plan.problems]
  const outcome = { added: 0, batch: null, problems, duplicates: plan.duplicates, rows: plan.rows, notes: plan.notes }
  if (preview) return outcome
  if (problems.length > 0) return refuseProblems(problems)
  if (isEmpty(plan)) return outcome
  const added = plan.rows.filter(({ becomes }) => becomes === 'added').length
  const count = plan.rows.filter(({ becomes }) => becomes === 'added' || becomes === 'merged').length
  const batch =
    who.kind === 'couple'
      ? await openCouplesList(tx, count)
      : await openBatch(tx, { clientId, kind: 'list', about: { name: 'guests', count } })
  await storeGuests(tx, clientId, plan)
  await record(tx, 'list-imported', {
    ...(who.kind === 'couple' && personIn(who)),
    details: { list: 'guests', rows: count },
  })
  return { ...outcome, added, batch }
}
