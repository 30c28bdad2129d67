import { useId, useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { open: boolean; onClose: () => void; onChoose: (date: string) => void }

/** Asks for the due date of the chosen tasks. */
export function DueDateDialog({ open, onClose, onChoose }: Props) {
  const form = useId()
  const [date, setDate] = useState(dayHere)
  const [error, setError] = useState<string>()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Due date of the chosen tasks"
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
          if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return setError('Please choose a date.')
          onClose()
          onChoose(date)
        }}
      >
        <DateField
          label="Due Date"
          required
          value={date}
          error={error}
          onChange={({ target }) => setDate(target.value)}
        />
      </form>
    </Dialog>
  )
}
