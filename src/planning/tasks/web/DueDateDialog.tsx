import { useId, useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { changeTasks } from '#planning/tasks/web/change-tasks.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = {
  tasks: readonly Task[]
  open: boolean
  onClose: () => void
  onSet: () => void
}

/** Asks for the due date of one task or of several, and sets it. */
export default function DueDateDialog({ tasks, open, onClose, onSet }: Props) {
  const [first] = tasks
  const form = useId()
  const [date, setDate] = useState(tasks.length === 1 && first?.dueDate ? first.dueDate : dayHere)
  const [error, setError] = useState<string>()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={tasks.length === 1 ? `Due Date of “${first?.title}”` : 'Due Date of the Selected Tasks'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            Set Date
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!/^(\d{4}-\d{2}-\d{2})?$/.test(date)) return setError('Please choose a date.')
          onClose()
          void changeTasks(
            tasks.map(({ id }) => id),
            { dueDate: date },
          ).then((isSet) => isSet && onSet())
        }}
      >
        <DateField
          label="Due Date"
          hint="Leave empty for no date."
          value={date}
          error={error}
          onChange={({ target }) => setDate(target.value)}
        />
      </form>
    </Dialog>
  )
}
