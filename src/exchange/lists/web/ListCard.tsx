import Upload from 'lucide-react/icons/upload'
import { lazy, useState } from 'react'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'

const ListDialog = onceOpened(lazy(() => import('#exchange/lists/web/ListDialog.tsx')))

/** Brings lists of other programs into the studio. */
export function ListCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <TitledCard
      title="Import a list"
      text="Couples, vendors, tasks or events from a spreadsheet or a calendar: CSV, XLSX or ICS, as Aisle Planner, HoneyBook, Dubsado, Google and others export them."
      actions={
        <Button icon={<Upload />} onClick={() => setOpen(true)}>
          Import a List
        </Button>
      }
    >
      <ListDialog open={isOpen} onClose={() => setOpen(false)} />
    </TitledCard>
  )
}
