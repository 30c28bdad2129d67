import { useId } from 'react'
import type { Step } from '#planning/tasks/contract/endpoints.ts'
import { tickStep } from '#planning/tasks/web/public/tick-step.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

/** The checklist inside a task. */
export function StepList({ taskId, steps }: { taskId: number; steps: readonly Step[] }) {
  const base = useId()
  return (
    <ul aria-label={t('Steps')} className="space-y-0.5">
      {steps.map(({ id, title, done }) => (
        <li key={id} className="flex min-h-8 items-start gap-2.5 touchable">
          <input
            type="checkbox"
            id={`${base}-${id}`}
            checked={done}
            onChange={() => tickStep(taskId, { id, title }, !done)}
            className="mt-2 size-4 shrink-0 accent-accent"
          />
          <label
            dir="auto"
            htmlFor={`${base}-${id}`}
            className={joined('grow py-1 wrap-anywhere', done && 'text-muted line-through')}
          >
            {title}
          </label>
        </li>
      ))}
    </ul>
  )
}
