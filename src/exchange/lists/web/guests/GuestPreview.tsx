import { useState } from 'react'
import { duplicateWays, type Becoming, type DuplicateWay, type ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { Warning } from '#exchange/lists/web/guests/read-entries.ts'
import type { ShownGuest } from '#exchange/lists/web/guests/sent-rows.ts'
import { WrongRows } from '#exchange/lists/web/WrongRows.tsx'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { CheckLine } from '#platform/web/ui/controls/CheckLine.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'

type Props = {
  rows: readonly ShownGuest[]
  warnings: readonly Warning[]
  /** Whether guests are found who are there already. */
  hasDuplicates: boolean
  way: DuplicateWay
  onWay: (way: DuplicateWay) => void
  /** The numbers of rows, beginning with 0. */
  leftOut: ReadonlySet<number>
  onLeaveOut: (rows: ReadonlySet<number>) => void
}

const ways: Record<DuplicateWay, string> = {
  merge: 'Complete them with what the list has',
  skip: 'Leave them as they are',
  add: 'Add them again',
}
const becomings: Record<Becoming, string> = {
  added: 'New',
  merged: 'There already, is completed',
  skipped: 'There already, stays as it is',
  there: 'There already',
}
const fewFirst = 200
const mostWarnings = 50

export const guestWords = (cells: ListRow): string =>
  guestName(cells) || (cells['seat'] ? 'Seat without a name' : 'Nobody yet')

const detailsOf = (cells: ListRow): string =>
  Object.entries(cells)
    .flatMap(([field, value]) => {
      if (['group', 'envelope', 'firstName', 'lastName', 'seat', 'list', 'side'].includes(field)) return []
      return [field.includes(':') ? `${field.slice(field.indexOf(':') + 1)}: ${value}` : value]
    })
    .join(' · ')

/** Every row as it will be, what the planner should look at first. */
export function GuestPreview({ rows, warnings, hasDuplicates, way, onWay, leftOut, onLeaveOut }: Props) {
  const [isWhole, setWhole] = useState(false)
  const numbered = rows.map((row, number) => ({ ...row, number }))
  const right = numbered.filter(({ problems }) => problems.length === 0)
  const toggle = (number: number) => {
    const next = new Set(leftOut)
    if (!next.delete(number)) next.add(number)
    onLeaveOut(next)
  }
  return (
    <>
      {warnings.length > 0 && (
        <>
          <p className="text-sm">Please look at these rows of the file:</p>
          <ul aria-label="Warnings" className="mb-4 divide-y divide-line">
            {warnings.slice(0, mostWarnings).map(({ line, message }) => (
              <li key={`${line} ${message}`} className="py-2 text-sm wrap-anywhere">
                Row {line}: {message}
              </li>
            ))}
            {warnings.length > mostWarnings && (
              <li className="py-2 text-sm text-muted">And {warnings.length - mostWarnings} more.</li>
            )}
          </ul>
        </>
      )}
      <WrongRows
        rows={numbered.filter(({ problems }) => problems.length > 0)}
        of={rows.length}
        nameOf={({ cells }) => guestWords(cells)}
      />
      {hasDuplicates && (
        <div className="mb-3">
          <NativeSelect
            label="Guests Who Are There Already"
            value={way}
            onChange={({ target }) => onWay(duplicateWays.find((one) => one === target.value) ?? way)}
          >
            <Options labels={ways} />
          </NativeSelect>
        </div>
      )}
      <ul aria-label="Rows to add" className="divide-y divide-line">
        {right.slice(0, isWhole ? right.length : fewFirst).map(({ number, cells, becomes, notes }) => (
          <li key={number}>
            <CheckLine checked={!leftOut.has(number)} onToggle={() => toggle(number)}>
              {guestWords(cells)} <span className="text-muted">{cells['envelope']}</span>
              <span className="block text-muted">{detailsOf(cells).slice(0, 200)}</span>
              {becomes && becomes !== 'added' && <span className="block">{becomings[becomes]}</span>}
              {notes.map((note) => (
                <span key={note} className="block text-danger-ink">
                  {note}
                </span>
              ))}
            </CheckLine>
          </li>
        ))}
      </ul>
      {!isWhole && right.length > fewFirst && (
        <Button onClick={() => setWhole(true)}>Show All {right.length} Rows</Button>
      )}
    </>
  )
}
