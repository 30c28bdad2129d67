import type { ListOutcome } from '#exchange/lists/contract/endpoints.ts'
import type { RowKind } from '#exchange/lists/contract/list-choices.ts'
import { rowWords } from '#exchange/lists/web/list-words.ts'
import type { PreparedRow } from '#exchange/lists/web/prepared.ts'
import { WrongRows } from '#exchange/lists/web/WrongRows.tsx'
import { CheckLine } from '#platform/web/ui/controls/CheckLine.tsx'

type ShownRow = PreparedRow & { duplicate?: string }

/** The rows with what the server says about those that it was sent. */
export function withOutcome(
  rows: readonly PreparedRow[],
  sent: readonly PreparedRow[],
  { problems, duplicates }: ListOutcome,
): ShownRow[] {
  const at = new Map(sent.map(({ line }, index) => [line, index]))
  return rows.map((row) => {
    const index = at.get(row.line)
    const duplicate = duplicates.find((one) => one.row === index)?.message
    return {
      ...row,
      problems: [...row.problems, ...problems.filter((one) => one.row === index)],
      ...(duplicate && { duplicate }),
    }
  })
}

type Props = {
  kind: RowKind
  rows: readonly ShownRow[]
  /** Their lines. */
  leftOut: ReadonlySet<number>
  onLeaveOut: (lines: ReadonlySet<number>) => void
}

/** All rows as they will be added, those that can't be added first. */
export function PreviewStep({ kind, rows, leftOut, onLeaveOut }: Props) {
  const wrong = rows.filter(({ problems }) => problems.length > 0)
  const right = rows.filter(({ problems }) => problems.length === 0)
  const toggle = (line: number) => {
    const next = new Set(leftOut)
    if (!next.delete(line)) next.add(line)
    onLeaveOut(next)
  }
  return (
    <>
      <WrongRows rows={wrong} of={rows.length} nameOf={({ cells }) => rowWords(kind, cells).name} />
      <ul aria-label="Rows to add" className="divide-y divide-line">
        {right.map(({ line, cells, duplicate }) => {
          const { name, details } = rowWords(kind, cells)
          return (
            <li key={line}>
              <CheckLine checked={!leftOut.has(line)} onToggle={() => toggle(line)}>
                {name} <span className="text-muted">{details.slice(0, 200)}</span>
                {duplicate && <span className="block text-danger-ink">{duplicate}</span>}
              </CheckLine>
            </li>
          )
        })}
      </ul>
    </>
  )
}
