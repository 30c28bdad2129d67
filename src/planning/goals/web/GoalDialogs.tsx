import { lazy, Suspense, useRef } from 'react'
import type { Goal } from '#planning/goals/contract/endpoints.ts'
import { DeleteGoalDialog } from '#planning/goals/web/DeleteGoalDialog.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const load = () => import('#planning/goals/web/GoalDialog.tsx')
const GoalDialog = lazy(load)

export type OpenGoal = { kind: 'new' } | { kind: 'edit' | 'delete'; goal: Goal }

type Props = { dialog: OpenGoal | undefined; monthYear: string; onClose: () => void }

/** The last goal stays mounted, so that the closing animation runs. */
export function GoalDialogs({ dialog, monthYear, onClose }: Props) {
  useFetchedAhead(load)
  const form = useRef<{ goal: Goal | undefined }>(undefined)
  const doomed = useRef<Goal>(undefined)
  if (dialog?.kind === 'delete') doomed.current = dialog.goal
  else if (dialog) form.current = { goal: dialog.kind === 'edit' ? dialog.goal : undefined }
  const shown = form.current
  return (
    <Suspense>
      {shown && (
        <GoalDialog
          key={shown.goal?.id ?? 'new'}
          monthYear={monthYear}
          goal={shown.goal}
          open={dialog !== undefined && dialog.kind !== 'delete'}
          onClose={onClose}
        />
      )}
      {doomed.current && <DeleteGoalDialog goal={doomed.current} open={dialog?.kind === 'delete'} onClose={onClose} />}
    </Suspense>
  )
}
