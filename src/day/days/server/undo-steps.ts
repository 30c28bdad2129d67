import type { DayBatch } from '#day/days/server/undo-queries.ts'

/** The batches that were taken back and not made again. */
function takenBack(latestFirst: readonly DayBatch[]): Set<number> {
  const found = new Set<number>()
  for (const { id, of } of latestFirst) if (of !== null && !found.has(id)) found.add(of)
  return found
}

/** What an undo takes back next: the latest change that stands. */
export function nextUndo(latestFirst: readonly DayBatch[]): number | undefined {
  const gone = takenBack(latestFirst)
  return latestFirst.find(({ id, of }) => of === null && !gone.has(id))?.id
}

/** What a redo takes back next: the latest undo of a change, unless something else was changed since. */
export function nextRedo(latestFirst: readonly DayBatch[]): number | undefined {
  const gone = takenBack(latestFirst)
  const latest = latestFirst.find(({ of }) => of === null)?.id ?? 0
  return latestFirst.find(({ id, of, ofUndo }) => of !== null && !ofUndo && !gone.has(id) && id > latest)?.id
}
