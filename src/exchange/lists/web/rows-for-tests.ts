import { expect } from 'vitest'
import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { RowKind } from '#exchange/lists/contract/list-choices.ts'
import { readColumns } from '#exchange/lists/web/columns.ts'
import { prepareRows } from '#exchange/lists/web/prepare-rows.ts'
import type { Answers } from '#exchange/lists/web/prepared.ts'
import { readFile } from '#exchange/lists/web/read-file.ts'

const today = '2026-11-23'

export async function prepared(kind: RowKind, file: BlobPart, answers: Partial<Answers> = {}) {
  const { rows, note } = await readFile(new Blob([file]))
  return { ...prepareRows(kind, readColumns(kind, rows), { words: {}, ...answers }, today), note }
}
export async function rowsOf(kind: RowKind, file: BlobPart, answers: Partial<Answers> = {}): Promise<ListRow[]> {
  const { rows } = await prepared(kind, file, answers)
  expect(rows.flatMap(({ problems }) => problems)).toEqual([])
  return rows.map(({ cells }) => cells)
}
