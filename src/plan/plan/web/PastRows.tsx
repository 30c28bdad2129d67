import { alreadyDone, type LineChoice, type LineChoices, type PlannedLine } from '#plan/plan/web/applying.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'

type Props = { lines: readonly PlannedLine[]; onChoose: (choices: LineChoices) => void }

/** What happens to all rows whose computed dates are over. */
export function PastRows({ lines, onChoose }: Props) {
  const past = lines.filter(({ isPast, state }) => isPast && state === 'new')
  if (past.length === 0) return null
  const isAnyDueNow = past.some(({ takes, newDate }) => takes && newDate)
  const each = (choice: (line: PlannedLine) => LineChoice) =>
    onChoose(Object.fromEntries(past.map((line) => [line.key, choice(line)])))
  const all = (choice: LineChoice) => each(() => choice)
  return (
    <section
      aria-label="Rows in the past"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-amber-tint px-4 py-2.5 text-sm text-amber-text"
    >
      <p className="grow">
        {past.length === 1 ? 'One row would be in the past.' : `${past.length} rows would be in the past.`}
        {isAnyDueNow && ' Rows that are due now keep that date when the wedding moves.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => all({ takes: true, past: 'now' })}>All due now</Button>
        <Button onClick={() => each(alreadyDone)}>All already done</Button>
        <Button onClick={() => all({ takes: false })}>Skip all</Button>
        <Button onClick={() => all({ takes: true, past: 'computed' })}>All as computed</Button>
      </div>
    </section>
  )
}
