import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import Flag from 'lucide-react/icons/flag'
import Trash2 from 'lucide-react/icons/trash'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { addDays, dayHere } from '#platform/contract/calendar-date.ts'
import type { BulkChange, TaskPriority } from '#planning/tasks/contract/endpoints.ts'
import { changeTasks, deleteTasks } from '#planning/tasks/web/change-tasks.ts'
import { ownerInWords } from '#planning/tasks/web/assignee.ts'
import { useColleagues } from '#studio/members/web/public/use-colleagues.ts'
import { priorityLooks } from '#planning/tasks/web/public/task-status.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ChosenToolbar } from '#platform/web/ui/layout/ChosenToolbar.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = { ids: readonly number[]; onEnd: () => void; onAskDate: () => void }

/** What can be done with all chosen tasks at once. */
export default function BulkBar({ ids, onEnd, onAskDate }: Props) {
  const colleagues = useColleagues()
  const [pending, setPending] = useState(false)
  const run = async (act: () => Promise<boolean>) => {
    setPending(true)
    if (await act()) onEnd()
    setPending(false)
  }
  const set = (to: BulkChange) => () => void run(() => changeTasks(ids, to))
  const today = dayHere()
  const dates: [string, BulkChange][] = [
    ['Today', { dueDate: today }],
    ['Tomorrow', { dueDate: addDays(today, 1) }],
    ['In a Week', { dueDate: addDays(today, 7) }],
    ['In Two Weeks', { dueDate: addDays(today, 14) }],
    ['A Week Later', { shiftDays: 7 }],
    ['No Date', { dueDate: '' }],
  ]
  return (
    <ChosenToolbar label="Selected tasks" count={ids.length} onEnd={onEnd}>
      <Menu
        label="Due date"
        align="start"
        items={[
          ...dates.map(([label, to]) => ({ label, onSelect: set(to) })),
          { label: 'Choose a Date…', onSelect: onAskDate },
        ]}
      >
        <Button variant="quiet" disabled={pending} icon={<CalendarDays />}>
          Date
        </Button>
      </Menu>
      <Menu
        label="Priority"
        align="start"
        items={(Object.keys(priorityLooks) as TaskPriority[]).map((priority) => ({
          label: priorityLooks[priority].label,
          onSelect: set({ priority }),
        }))}
      >
        <Button variant="quiet" disabled={pending} icon={<Flag />}>
          Priority
        </Button>
      </Menu>
      <Menu
        label="Assigned to"
        align="start"
        items={[
          { label: ownerInWords(), onSelect: set({ assignedTo: 'planner' }) },
          ...colleagues.map(({ id, name }) => ({ label: name, onSelect: set({ memberId: id }) })),
          { label: 'The couple', onSelect: set({ assignedTo: 'client' }) },
        ]}
      >
        <Button variant="quiet" disabled={pending} icon={<UserRound />}>
          Assign
        </Button>
      </Menu>
      <Menu
        label="In the portal"
        align="start"
        items={[
          { label: 'Shown to the couple', onSelect: set({ visibleToCouple: true }) },
          { label: 'Private to the studio', onSelect: set({ visibleToCouple: false }) },
        ]}
      >
        <Button variant="quiet" disabled={pending} icon={<Eye />}>
          Portal
        </Button>
      </Menu>
      <Button variant="quiet" disabled={pending} icon={<Check />} onClick={set({ completed: true })}>
        Complete
      </Button>
      <Button variant="quiet" disabled={pending} icon={<Trash2 />} onClick={() => void run(() => deleteTasks(ids))}>
        Delete
      </Button>
    </ChosenToolbar>
  )
}
