import LayoutList from 'lucide-react/icons/layout-list'
import ListChecks from 'lucide-react/icons/list-checks'
import { useCallback, useState, type ReactNode } from 'react'
import { NewTaskButton } from '#planning/tasks/web/NewTaskButton.tsx'
import TaskBoard from '#planning/tasks/web/TaskBoard.tsx'
import { TaskDialogs, type OpenTask } from '#planning/tasks/web/TaskDialogs.tsx'
import { TaskSkeletons } from '#planning/tasks/web/TaskSkeletons.tsx'
import { noFilters } from '#planning/tasks/web/filters.ts'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import * as calls from '#planning/tasks/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useStudioTasks } from '#planning/tasks/web/use-studio-tasks.ts'

const none = ['No tasks yet', 'Add the first one, and it will stay here until it is done.'] as const

type Props = { actions: ReactNode; above: ReactNode }

/** The page of all tasks. */
export function Tasks({ actions, above }: Props) {
  const [open, setOpen] = useState<OpenTask>()
  const edit = useCallback((id: number) => setOpen({ edit: id }), [])
  const inAddress = useFiltersInAddress(noFilters)
  const { want, ...answer } = useStudioTasks(inAddress.settled)
  const { data: board } = answer
  const { pending = 0, completed = 0 } = board?.rest?.others ?? {}
  const hasTasks = board && board.tasks.length + pending + completed > 0
  const id = typeof open === 'object' ? open.edit : open
  // What is changed in its dialog may leave the list.
  const opened = useAnswer(calls.read, { params: { id: Number(id) } }, { enabled: typeof id === 'number' })
  const known = [...(board?.tasks ?? []), ...(opened.data ? [opened.data] : [])]
  const client = Number(inAddress.filters.client) || undefined
  return (
    <div className="pb-20">
      <PageHeader
        title="Tasks"
        actions={
          <>
            {actions}
            <ButtonLink to="/templates" icon={<LayoutList />}>
              Plan Templates
            </ButtonLink>
          </>
        }
      />
      {above}
      <AnsweredList
        answer={{ ...answer, data: board && (hasTasks ? [board] : []) }}
        what="tasks"
        skeleton={<TaskSkeletons />}
        none={none}
        icon={<ListChecks />}
      >
        {([shown]) => shown && <TaskBoard {...shown} {...inAddress} onWant={want} onOpen={setOpen} onEdit={edit} />}
      </AnsweredList>
      <NewTaskButton onClick={() => setOpen('new')} />
      <TaskDialogs open={open} tasks={known} clientId={client} onClose={() => setOpen(undefined)} />
    </div>
  )
}
