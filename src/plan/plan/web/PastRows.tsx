import { pastFateOf, pastFates, pastLabels, type PastFate } from '#plan/plan/contract/plan-kinds.ts'
import { choiceOf, type LineChoices, type PlannedLine } from '#plan/plan/web/applying.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'

type Props = { lines: readonly PlannedLine[]; onChoose: (choices: LineChoices) => void }

/** What happens to all rows whose computed dates are over. */
export function PastRows({ lines, onChoose }: Props) {
  const past = lines.filter(({ isPast, state }) => isPast && state === 'new')
  if (past.length === 0) return null
  const isAnyDueNow = past.some(({ takes, newDate }) => takes && newDate)
  const all = (fate: PastFate) =>
    onChoose(Object.fromEntries(past.map(({ key, kind }) => [key, choiceOf(pastFateOf(kind, fate))])))
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
        {pastFates.map((fate) => (
          <Button key={fate} onClick={() => all(fate)}>
            All: {pastLabels[fate]}
          </Button>
        ))}
      </div>
    </section>
  )
}
