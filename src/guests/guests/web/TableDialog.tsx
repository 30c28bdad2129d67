import { useState } from 'react'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = { open: boolean; onClose: () => void; onName: (table: string) => void }

/** Asks for the name of a table to which the chosen guests go. */
export function TableDialog({ open, onClose, onName }: Props) {
  const [name, setName] = useState('')
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Name the Table')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) onName(name.trim())
        }}
      >
        <TextInput
          label={t('Table')}
          dir="auto"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="primary" className="justify-self-end">
          {t('Seat Them Here')}
        </Button>
      </form>
    </Dialog>
  )
}
