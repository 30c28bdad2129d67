import CalendarDays from 'lucide-react/icons/calendar-days'
import ListChecks from 'lucide-react/icons/list-checks'
import ReceiptText from 'lucide-react/icons/receipt-text'
import type { ReactNode } from 'react'
import { offsetInWords } from '#platform/contract/offset.ts'
import type { TemplateLine } from '#plan/plan/contract/endpoints.ts'
import { pastFates, pastLabels } from '#plan/plan/contract/plan-kinds.ts'
import {
  changesInWords,
  choiceOf,
  type LineChoice,
  type LineChoices,
  type PlannedLine,
} from '#plan/plan/web/applying.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'

type Props = {
  title: string
  text?: string
  lines: readonly PlannedLine[]
  onChoose: (choices: LineChoices) => void
}

/** The rows of one phase, with a tick for each. */
export function ApplyLines({ title, text, lines, onChoose }: Props) {
  const taken = lines.filter(({ takes }) => takes).length
  const setAll = (takes: boolean) => onChoose(Object.fromEntries(lines.map(({ key }) => [key, { takes }])))
  return (
    <TitledCard
      title={title}
      text={text ?? `${taken} of ${lines.length} selected`}
      actions={
        lines.length > 1 && (
          <Button variant="quiet" onClick={() => setAll(taken < lines.length)}>
            {taken < lines.length ? 'Select All' : 'Select None'}
          </Button>
        )
      }
    >
      <ul className="@container -mx-2">
        {lines.map((line) => (
          <Line key={line.key} line={line} onChoose={(choice) => onChoose({ [line.key]: choice })} />
        ))}
      </ul>
    </TitledCard>
  )
}

const icons: Record<TemplateLine['kind'], [label: string, icon: ReactNode]> = {
  task: ['Task', <ListChecks key="task" />],
  event: ['Event', <CalendarDays key="event" />],
  payment: ['Payment', <ReceiptText key="payment" />],
}

function Line({ line, onChoose }: { line: PlannedLine; onChoose: (choice: LineChoice) => void }) {
  const { kind, title, takes, share, isForCouple, state, earlier, changes, hasTwin } = line
  const [label, icon] = icons[kind]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-2 py-1 text-sm last:border-0">
      <label className="flex min-h-9 min-w-0 grow basis-56 cursor-pointer items-center gap-3 touchable">
        <input
          type="checkbox"
          className="size-4.5 shrink-0 accent-accent"
          checked={takes}
          onChange={({ target }) => onChoose({ takes: target.checked })}
        />
        <span className="shrink-0 text-muted [&_svg]:size-4">
          <span className="sr-only">{label}: </span>
          {icon}
        </span>
        <span className={joined('min-w-0 wrap-anywhere', !takes && 'text-muted')}>
          {title} {share && <span className="ml-1 text-muted tabular">{share}%</span>}
        </span>
      </label>
      <span className="flex flex-wrap items-center gap-2 @max-2xl:w-full @max-2xl:pl-7.5">
        {isForCouple && <Badge tone="blue">For the couple</Badge>}
        {hasTwin && <Badge tone="grey">Already there</Badge>}
        {earlier && <Badge tone="grey">{earlier === 'deleted' ? 'Was deleted' : 'Left out before'}</Badge>}
        <When line={line} onChoose={onChoose} />
      </span>
      {state === 'changed' && <p className="w-full pb-1 pl-7.5 text-muted wrap-anywhere">{changesInWords(changes)}</p>}
    </li>
  )
}

/** The date that the row gets; for one in the past, the choice between it and today. */
function When({ line, onChoose }: { line: PlannedLine; onChoose: (choice: LineChoice) => void }) {
  const { kind, title, date, offset, isPast, state, takes, past } = line
  const computed = date ? formatDate(date) : offset ? offsetInWords(offset) : 'No date'
  if (!isPast || state !== 'new') return <span className="text-muted tabular @2xl:w-72">{computed}</span>
  return (
    <span className="flex items-center gap-3 @2xl:w-72">
      <span className="grow text-amber-text tabular">{computed}</span>
      <select
        aria-label={`Date of ${title}, which would be in the past`}
        value={takes ? past : 'skip'}
        onChange={({ target: { value } }) => onChoose(choiceOf(pastFates.find((one) => one === value) ?? past))}
        className={joined(controlClass, 'h-9 w-34! border-amber-text/40 touchable')}
      >
        {pastFates
          .filter((fate) => kind === 'task' || fate !== 'done')
          .map((fate) => (
            <option key={fate} value={fate}>
              {pastLabels[fate]}
            </option>
          ))}
      </select>
    </span>
  )
}
