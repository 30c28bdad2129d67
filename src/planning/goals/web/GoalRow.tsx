import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useId } from 'react'
import type { Goal } from '#planning/goals/contract/endpoints.ts'
import { amountInWords, categoryLabels, progressOf } from '#planning/goals/web/goal-words.ts'
import { useValueInPlace } from '#planning/goals/web/use-value-in-place.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { spanOfMonth } from '#platform/contract/calendar-date.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { currencyHere, signOf } from '#platform/web/ui/format/money.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = { goal: Goal; onEdit: () => void; onDelete: () => void }

/** The address of the payments of a month. */
const paidIn = (month: string) => ({ year: month.slice(0, 4), figure: 'paid', ...spanOfMonth(month) })

export function GoalRow({ goal, onEdit, onDelete }: Props) {
  const { title, description, category, unit, targetValue, followsMoney, leftOut, monthYear } = goal
  const current = useValueInPlace(goal)
  const problemId = useId()
  const progress = progressOf({ currentValue: current.value, targetValue })
  return (
    <li className="border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-medium wrap-anywhere">{title}</h3>
          <p className="text-sm text-muted wrap-anywhere">
            {[categoryLabels[category], description].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="-mt-1.5 -mr-2.5">
          <Menu
            label={`Actions for ${title}`}
            items={[
              { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
              { label: 'Delete', icon: <Trash2 />, onSelect: onDelete, danger: true },
            ]}
          >
            <IconButton label={`Actions for ${title}`} tooltip="Actions" className="text-muted">
              <EllipsisVertical />
            </IconButton>
          </Menu>
        </div>
      </div>
      <div
        role="progressbar"
        aria-label={title}
        aria-valuenow={progress}
        className="mt-2.5 h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={joined('h-full rounded-full transition-[width]', progress === 100 ? 'bg-green-text' : 'bg-accent')}
          style={{ width: `${progress}%` }}
        />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm tabular">
        {followsMoney ? (
          <span className="text-muted">
            <Link
              to="/money"
              search={paidIn(monthYear)}
              className="text-ink touchable underline-offset-4 hover:underline"
            >
              {amountInWords(goal.currentValue, unit)}
            </Link>{' '}
            of {amountInWords(targetValue, unit)} received
            {leftOut.length > 0 && `, without what came in as ${leftOut.join(', ')}`}
          </span>
        ) : (
          <label className="flex items-center gap-2 text-muted">
            <span className="sr-only">Current value of {title}</span>
            {unit === 'dollars' && <span aria-hidden>{signOf(currencyHere())}</span>}
            <span className="w-28 shrink-0">
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={targetValue}
                value={current.text}
                aria-invalid={current.problem !== undefined}
                aria-describedby={problemId}
                onChange={({ target }) => current.type(target.value)}
                onFocus={current.focus}
                onBlur={current.blur}
                onKeyDown={({ key }) => key === 'Enter' && current.commit()}
                className={controlClass}
              />
            </span>
            <span className="whitespace-nowrap">of {amountInWords(targetValue, unit)}</span>
          </label>
        )}
        <span className="font-medium">{progress}%</span>
      </div>
      <p id={problemId} role="status" className="text-[0.8125rem] text-danger-ink not-empty:mt-2">
        {current.problem}
      </p>
    </li>
  )
}
