import { ownerInWords } from '#planning/tasks/web/assignee.ts'
import { useColleagues } from '#studio/members/web/public/use-colleagues.ts'
import type { TaskForm } from '#planning/tasks/web/task-form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'

type Props = { form: TaskForm; /** An internal task belongs to no wedding. */ isInternal: boolean }

/** Who has a task: the owner of the studio, one of its members, or the couple. */
export function AssigneeField({ form, isInternal }: Props) {
  const colleagues = useColleagues()
  const { memberId } = form.values
  const assignedTo = form.values.assignedTo ?? ''
  const isKnown = colleagues.some(({ id }) => id === memberId)
  const somebodyElse = !isKnown && !['', 'planner', 'client'].includes(assignedTo)
  const choose = (chosen: string) => {
    const member = colleagues.find(({ id }) => String(id) === chosen)
    form.setValue('memberId', member?.id ?? null)
    form.setValue('assignedTo', member?.name ?? chosen)
  }
  return (
    <NativeSelect
      label="Assigned To"
      {...form.register('assignedTo')}
      value={isKnown ? `${memberId}` : assignedTo}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="planner">{ownerInWords()}</option>
      <option value="client" disabled={isInternal}>
        The couple
      </option>
      {colleagues.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {somebodyElse && <option value={assignedTo}>{assignedTo}</option>}
    </NativeSelect>
  )
}
