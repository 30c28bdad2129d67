import { useState } from 'react'
import { offsetInWords } from '#platform/contract/offset.ts'
import type { Choice, Choices, Planned } from '#plan/plan/web/re-dating.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { useFocusBack } from '#platform/web/ui/controls/use-focus-back.ts'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { currencyHere, formatAmount } from '#platform/web/ui/format/money.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'

type Props = { title: string; rows: readonly Planned[]; onChoose: (choices: Choices) => void }

/** The rows of one kind: those that can move, and folded away those that are done or paid. */
export function ReDateRows({ title, rows, onChoose }: Props) {
  if (rows.length === 0) return null
  const open = rows.filter(({ isSettled }) => !isSettled)
  const settled = rows.filter(({ isSettled }) => isSettled)
  const moving = open.filter(({ moves }) => moves).length
  const setAll = (moves: boolean) => onChoose(Object.fromEntries(open.map(({ key }) => [key, { moves }])))
  return (
    <TitledCard
      title={title}
      text={open.length > 0 ? `${moving} of ${open.length} move with the wedding` : 'Nothing is open here'}
      actions={
        open.length > 1 && (
          <div className="flex gap-2">
            <Button variant="quiet" onClick={() => setAll(true)} disabled={moving === open.length}>
              Move All
            </Button>
            <Button variant="quiet" onClick={() => setAll(false)} disabled={moving === 0}>
              Keep All
            </Button>
          </div>
        )
      }
    >
      <ul className="@container -mx-2">
        {open.map((row) => (
          <Row
            key={row.key}
            row={row}
            onChoose={(choice) => onChoose({ [row.key]: { moves: row.moves, ...choice } })}
          />
        ))}
      </ul>
      {settled.length > 0 && (
        <details className="mt-3 text-sm text-muted">
          <summary className="cursor-pointer py-2">{settled.length} done or paid, which never move</summary>
          <ul className="space-y-1 pb-1 pl-5 tabular">
            {settled.map(({ key, title: name, amount, currency, from }) => (
              <li key={key} className="wrap-anywhere">
                {name}
                {amount && `, ${formatAmount(amount, currency ?? currencyHere())}`}
                {from && `, ${formatDate(from)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </TitledCard>
  )
}

type RowProps = { row: Planned; onChoose: (choice: Choice) => void }

/** Wide enough that the dates of all rows are below each other. */
const dateColumn = 'shrink-0 whitespace-nowrap tabular @2xl:w-36'

function Row({ row: { title, amount, currency, offset, isOver, from, newDate, moves }, onChoose }: RowProps) {
  const [editing, setEditing] = useState(false)
  const { button, giveBack } = useFocusBack(editing)
  const close = () => {
    giveBack()
    setEditing(false)
  }
  const isSame = !moves || newDate === from
  const words = isSame ? 'stays' : newDate ? formatDate(newDate) : 'No date'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-2 py-1 text-sm last:border-0">
      <label className="flex min-h-9 min-w-0 grow basis-56 cursor-pointer items-center gap-3 touchable">
        <input
          type="checkbox"
          className="size-4.5 shrink-0 accent-accent"
          checked={moves}
          onChange={({ target }) => onChoose({ moves: target.checked })}
        />
        <span className="min-w-0 wrap-anywhere">
          {title} {amount && <span className="ml-1 tabular">{formatAmount(amount, currency ?? currencyHere())} </span>}
          {isOver && <span className="ml-1 text-amber-text">over </span>}
          <span className="inline-block text-muted">{offset ? offsetInWords(offset) : 'fixed date'}</span>
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 @max-2xl:w-full @max-2xl:pl-7.5">
        <span
          className={joined(dateColumn, !isSame && 'text-muted', !isSame && from && 'line-through decoration-line')}
        >
          <span className="sr-only">Date now: </span>
          {from ? formatDate(from) : 'No date'}
        </span>
        {editing ? (
          <form
            noValidate
            className="w-52"
            onSubmit={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <DateField
              label={`New date of ${title}`}
              value={newDate ?? ''}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for the field
              autoFocus
              onChange={({ target }) => onChoose({ moves: true, date: target.value })}
            />
            <Button type="submit" variant="quiet">
              Done
            </Button>
          </form>
        ) : (
          <button
            type="button"
            ref={button}
            aria-label={`New date of ${title}: ${words}. Change`}
            onClick={() => setEditing(true)}
            className={joined(
              dateColumn,
              'min-h-9 rounded-sm text-left touchable hover:underline',
              isSame && 'text-muted',
            )}
          >
            {words}
          </button>
        )}
      </div>
    </li>
  )
}
