import { lazy, Suspense, useRef } from 'react'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const loadNew = () => import('#planning/tasks/web/NewTaskDialog.tsx')
const loadTask = () => import('#planning/tasks/web/TaskDialog.tsx')
const NewTaskDialog = lazy(loadNew)
const TaskDialog = lazy(loadTask)

/** The open dialog: 'new', or the id of a task, which may be opened to be edited. */
export type OpenTask = 'new' | number | { edit: number } | undefined

type Props = { open: OpenTask; tasks: readonly Task[]; clientId?: number; onClose: () => void }

/** The last task stays mounted, so that the closing animation runs. */
export function TaskDialogs({ open, tasks, clientId, onClose }: Props) {
  useFetchedAhead(loadNew)
  useFetchedAhead(loadTask)
  const last = useRef<Task>(undefined)
  const wasNew = useRef(false)
  const task = tasks.find(({ id }) => id === (typeof open === 'object' ? open.edit : open))
  if (task) last.current = task
  if (open === 'new') wasNew.current = true
  const shown = last.current
  return (
    <Suspense>
      {wasNew.current && <NewTaskDialog clientId={clientId} open={open === 'new'} onClose={onClose} />}
      {shown && (
        <TaskDialog
          key={shown.id}
          task={shown}
          open={task !== undefined}
          edits={typeof open === 'object'}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
