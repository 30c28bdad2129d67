import { useState } from 'react'
import { duplicateWays, type Becoming, type DuplicateWay } from '#exchange/lists/contract/list-choices.ts'
import { detailsOf, guestWords } from '#exchange/lists/web/guests/guest-row-words.ts'
import type { Warning } from '#exchange/lists/web/guests/read-entries.ts'
import type { ShownGuest } from '#exchange/lists/web/guests/sent-rows.ts'
import { Warnings } from '#exchange/lists/web/guests/Warnings.tsx'
import { WrongRows } from '#exchange/lists/web/WrongRows.tsx'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'
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
  merge: msg('Complete them with what the list has'),
  skip: msg('Leave them as they are'),
  add: msg('Add them again'),
}
const becomings: Record<Exclude<Becoming, 'added'>, string> = {
  merged: msg('There already, is completed'),
  skipped: msg('There already, stays as it is'),
  there: msg('There already'),
}
const fewFirst = 200

/** Every row as it will be, and what should be looked at first. */
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
      <Warnings warnings={warnings} />
      <WrongRows
        rows={numbered.filter(({ problems }) => problems.length > 0)}
        of={rows.length}
        nameOf={({ cells }) => guestWords(cells)}
      />
      {hasDuplicates && (
        <div className="mb-3">
          <NativeSelect
            label={t('Guests Who Are There Already')}
            value={way}
            onChange={({ target }) => onWay(duplicateWays.find((one) => one === target.value) ?? way)}
          >
            <Options labels={Object.fromEntries(duplicateWays.map((one) => [one, t(ways[one])]))} />
          </NativeSelect>
        </div>
      )}
      <ul aria-label={t('Rows to add')} className="divide-y divide-line">
        {right.slice(0, isWhole ? right.length : fewFirst).map(({ number, cells, becomes, notes }) => (
          <li key={number}>
            <CheckLine checked={!leftOut.has(number)} onToggle={() => toggle(number)}>
              {guestWords(cells)} <span className="text-muted">{cells['envelope']}</span>
              <span className="block text-muted">{detailsOf(cells).slice(0, 200)}</span>
              {becomes && becomes !== 'added' && <span className="block">{t(becomings[becomes])}</span>}
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
        <Button onClick={() => setWhole(true)}>{t('Show All {count} Rows', { count: right.length })}</Button>
      )}
    </>
  )
}
