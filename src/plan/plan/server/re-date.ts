import { datedKinds, type DatedKind } from '#plan/plan/contract/plan-kinds.ts'
import type { ReDate } from '#plan/plan/contract/endpoints.ts'
import { moveDated, type Move } from '#platform/server/db/dated-rows.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { openBatch } from '#weddings/history/server/public/batches.ts'
import { datedTables, listPlan, type RowOfKind } from '#plan/plan/server/dated.ts'
import { isChange, moveOf } from '#plan/plan/server/moves.ts'
import { tellOfMove } from '#plan/plan/server/news.ts'
import { lockWedding, setWeddingDate } from '#plan/plan/server/queries.ts'

const keyOf = ({ kind, id }: { kind: DatedKind; id: number }) => `${kind} ${id}`

/** Moves a wedding and its rows in one transaction, which the history shows as one line. */
export async function reDate(tx: Tx, clientId: number, body: ReDate, seesMoney: boolean) {
  const { weddingDate, rows: chosen, previousDate } = body
  if (!seesMoney && chosen?.some(({ kind }) => kind === 'invoice'))
    refuse('forbidden', { message: 'Your role in this studio does not include invoices.' })
  const { weddingDate: from, isNewer } = await lockWedding(tx, clientId)
  if (isNewer || (previousDate !== undefined && (previousDate || null) !== from))
    refuse('taken', { message: 'The wedding was changed in the meantime. Please look at its dates again.' })
  const to = weddingDate || null
  const rows = await listPlan(tx, clientId, from)
  const wanted = chosen && new Map(chosen.map((row) => [keyOf(row), row.date === '' ? null : row.date]))
  for (const key of wanted?.keys() ?? []) {
    if (!rows.some((row) => keyOf(row) === key)) refuse('not-found')
  }

  const moves = rows.flatMap((row) => {
    const move = moveFor(row, { from, to }, wanted)
    return move && isChange(row, move) ? [{ row, move }] : []
  })
  const changed = moves.filter(({ row, move }) => row.date !== move.date)
  const batch = await openBatch(tx, { clientId, kind: 're-date', about: { from, to, count: changed.length } })
  await setWeddingDate(tx, clientId, to)
  for (const kind of datedKinds) {
    const ofKind = moves.flatMap(({ row, move }) => (row.kind === kind ? [move] : []))
    await moveDated(tx, datedTables[kind], ofKind)
  }
  const shown = changed.filter(({ row }) => row.isShown).length
  if (to && from !== to && shown > 0) await tellOfMove(tx, { clientId, from, changed: shown })
  return { batch, changed: changed.length }
}

type Wanted = Map<string, string | null | undefined> | undefined

/** Settled rows never move. A tied row that is not wanted keeps its date, and becomes a fixed one. */
function moveFor(row: RowOfKind, dates: { from: string | null; to: string | null }, wanted: Wanted): Move | undefined {
  const { id, date, offset, isSettled, isOver, earliest } = row
  if (isSettled) return undefined
  const key = keyOf(row)
  const chosen = wanted?.get(key)
  if (chosen && earliest && chosen < earliest)
    refuse('invalid', { message: `Invoice ${row.title} cannot be due before it was issued.` })
  if (wanted ? wanted.has(key) : offset !== null && !isOver) return moveOf(row, dates, chosen)
  return offset && date ? { id, date, offset: null } : undefined
}
